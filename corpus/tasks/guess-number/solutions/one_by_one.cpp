#include <iostream>

int main() {
    long long n;
    std::cin >> n;
    long long x = 1;
    while (x < n) {
        std::cout << "? " << x + 1 << std::endl;
        int reply;
        std::cin >> reply;
        if (reply != 1) break;
        x++;
    }
    std::cout << "! " << x << std::endl;
}
