#include <bits/stdc++.h>
using namespace std;
int n;
vector<int> g[100005];
long long below[100005], down[100005], best;
void first(int u, int p) {
    below[u] = 1;
    for (int v : g[u]) if (v != p) {
        first(v, u);
        below[u] += below[v];
        down[u] += down[v] + below[v];
    }
}
void second(int u, int p, long long total) {
    best = max(best, total);
    for (int v : g[u]) if (v != p) second(v, u, total + n - 2 * below[v]);
}
int main() {
    scanf("%d", &n);
    for (int i = 1; i < n; i++) {
        int u, v;
        scanf("%d %d", &u, &v);
        g[u].push_back(v);
        g[v].push_back(u);
    }
    first(1, 0);
    second(1, 0, down[1]);
    printf("%lld\n", best);
}
