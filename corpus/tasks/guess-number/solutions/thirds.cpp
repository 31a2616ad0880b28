#include <iostream>

// Cuts off a third at a time: logarithmic, but more questions than allowed.
int main() {
    long long n;
    std::cin >> n;
    long long low = 1, high = n;
    while (low < high) {
        long long cut = low + (high - low + 2) / 3;
        std::cout << "? " << cut << std::endl;
        int reply;
        std::cin >> reply;
        if (reply == -1) return 0;
        if (reply == 1) low = cut;
        else high = cut - 1;
    }
    std::cout << "! " << low << std::endl;
}
