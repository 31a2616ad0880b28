#include <cstdio>
int next_of[100001];
int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    for (int i = 1; i <= n; i++) next_of[i] = i;
    int count = n;
    for (int i = 0; i < m; i++) {
        int u, v;
        scanf("%d %d", &u, &v);
        while (next_of[u] != u) u = next_of[u];
        while (next_of[v] != v) v = next_of[v];
        if (u != v) next_of[u] = v, count--;
    }
    printf("%d\n", count);
}
