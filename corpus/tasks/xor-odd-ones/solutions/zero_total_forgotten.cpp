#include <iostream>

long long prefix(long long x) {
    std::cout << "xor 1 " << x << std::endl;
    long long reply;
    std::cin >> reply;
    return reply;
}

// Right unless the three values cancel each other.
int main() {
    long long n;
    std::cin >> n;
    long long all = prefix(n), low = 1, high = n;
    while (low < high) {
        long long middle = low + (high - low) / 2;
        if (prefix(middle) != 0) high = middle;
        else low = middle + 1;
    }
    long long a = low;
    low = 1, high = n;
    while (low < high) {
        long long middle = low + (high - low) / 2;
        if (prefix(middle) == all) high = middle;
        else low = middle + 1;
    }
    std::cout << "ans " << a << ' ' << (all ^ a ^ low) << ' ' << low << std::endl;
}
