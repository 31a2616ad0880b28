// time: n + m
// space: n + m
// why: an array as queue, each vertex enters once
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    scanf("%d %d", &n, &m);
    vector<vector<int>> g(n + 1);
    for (int i = 0; i < m; i++) { int a, b; scanf("%d %d", &a, &b); g[a].push_back(b); g[b].push_back(a); }
    vector<int> q(n + 1), dist(n + 1, -1);
    int head = 0, tail = 0;
    q[tail++] = 1; dist[1] = 0;
    while (head < tail) {
        int u = q[head++];
        for (int v : g[u]) if (dist[v] < 0) { dist[v] = dist[u] + 1; q[tail++] = v; }
    }
    for (int i = 1; i <= n; i++) printf("%d ", dist[i]);
}
