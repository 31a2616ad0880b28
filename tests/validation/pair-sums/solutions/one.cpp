#include <algorithm>
#include <cstdio>
#include <vector>
int main() {
    int n; long long s;
    std::scanf("%d %lld", &n, &s);
    std::vector<long long> a(n);
    for (auto &x : a) std::scanf("%lld", &x);
    std::sort(a.begin(), a.end());
    long long pairs = 0;
    for (int i = 0; i < n; i++) {
        auto range = std::equal_range(a.begin() + i + 1, a.end(), s - a[i]);
        pairs += range.second - range.first;
    }
    std::printf("%lld\n", pairs);
}
