#include <cstdio>
#include <numeric>
#include <vector>
std::vector<int> boss;
int find(int x) {
    while (boss[x] != x) x = boss[x] = boss[boss[x]];
    return x;
}
int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    boss.resize(n + 1);
    std::iota(boss.begin(), boss.end(), 0);
    std::vector<int> size(n + 1, 1);
    int count = n;
    while (m--) {
        int u, v;
        scanf("%d %d", &u, &v);
        u = find(u), v = find(v);
        if (u == v) continue;
        if (size[u] < size[v]) std::swap(u, v);
        boss[v] = u;
        size[u] += size[v];
        count--;
    }
    printf("%d\n", count);
}
