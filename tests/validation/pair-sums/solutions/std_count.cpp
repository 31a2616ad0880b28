#include <algorithm>
#include <iostream>
#include <vector>
int main() {
    long long n, s;
    std::cin >> n >> s;
    std::vector<long long> a(n);
    for (auto& x : a) std::cin >> x;
    long long total = 0;
    for (auto it = a.begin(); it != a.end(); ++it)
        total += std::count(it + 1, a.end(), s - *it);
    std::cout << total << "\n";
}
