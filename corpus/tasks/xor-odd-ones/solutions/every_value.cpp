#include <iostream>
#include <vector>

int main() {
    long long n;
    std::cin >> n;
    std::vector<long long> found;
    for (long long x = 1; found.size() < 3; x++) {
        std::cout << "xor " << x << ' ' << x << std::endl;
        long long reply;
        std::cin >> reply;
        if (reply == x) found.push_back(x);
    }
    std::cout << "ans " << found[0] << ' ' << found[1] << ' ' << found[2] << std::endl;
}
