#include <iostream>
#include <vector>
int main() {
    std::ios_base::sync_with_stdio(false);
    size_t n;
    std::cin >> n;
    std::vector<int> a(n), later(n);
    for (auto &x : a) std::cin >> x;
    later[n - 1] = a[n - 1];
    for (size_t i = n - 1; i-- > 0;) later[i] = std::max(a[i], later[i + 1]);
    int best = later[1] - a[0];
    for (size_t i = 1; i + 1 < n; i++) best = std::max(best, later[i + 1] - a[i]);
    std::cout << best << '\n';
}
