#include <iostream>
#include <string>
#include <vector>

// Asks for plain ternary digits and takes the lost reply for an N.
int main() {
    int n;
    std::cin >> n;
    int q = 1, reach = 1;
    while (reach < n) reach *= 3, q++;
    std::cout << q << "\n";
    long long power = 1;
    for (int i = 0; i < q; i++, power *= 3) {
        std::vector<int> left, right;
        for (int x = 1; x <= n; x++) {
            int digit = x / power % 3;
            if (digit == 1) left.push_back(x);
            if (digit == 2) right.push_back(x);
        }
        std::size_t half = std::min(left.size(), right.size());
        std::cout << 2 * half;
        for (std::size_t k = 0; k < half; k++) std::cout << ' ' << left[k];
        for (std::size_t k = 0; k < half; k++) std::cout << ' ' << right[k];
        std::cout << "\n";
    }
    std::cout << std::flush;
    std::string reply;
    std::cin >> reply;
    long long x = 0;
    power = 1;
    for (int i = 0; i < q; i++, power *= 3) x += power * (reply[i] == 'L' ? 1 : reply[i] == 'R' ? 2 : 0);
    std::cout << std::max(1LL, std::min<long long>(n, x)) << std::endl;
}
