#include <iostream>

int main() {
    long long n;
    std::cin >> n;
    long long x = 0;
    while (x < n) {
        std::cout << "? " << x << std::endl;
        int reply;
        std::cin >> reply;
        if (reply != 1) break;
        x = 2 * x + 1;
    }
    std::cout << "! " << x << std::endl;
}
