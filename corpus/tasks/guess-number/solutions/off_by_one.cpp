#include <iostream>

int main() {
    long long n;
    std::cin >> n;
    long long low = 1, high = n;
    while (low < high) {
        long long middle = (low + high) / 2;
        std::cout << "? " << middle << std::endl;
        int reply;
        std::cin >> reply;
        if (reply == 1) low = middle + 1;
        else high = middle - 1;
    }
    std::cout << "! " << low << std::endl;
}
