#include <cstdio>
#include <numeric>
#include <vector>
int main() {
    int n, s;
    scanf("%d %d", &n, &s);
    std::vector<int> a(n);
    for (auto &x : a) scanf("%d", &x);
    long long total = 0;
    for (auto i = a.begin(); i != a.end(); ++i)
        for (auto j = i + 1; j <= a.end(); ++j) total += std::accumulate(i, j, 0) == s;
    printf("%lld\n", total);
}
