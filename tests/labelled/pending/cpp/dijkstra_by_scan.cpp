// time: n^2 + m
// space: n + m
// why: the next vertex is found by a scan
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<pair<int, int>>> g(n);
    for (int i = 0; i < m; i++) {
        int u, v, w;
        cin >> u >> v >> w;
        g[u].emplace_back(v, w);
        g[v].emplace_back(u, w);
    }
    vector<long long> dist(n, 1e18);
    vector<bool> done(n);
    dist[0] = 0;
    for (int round = 0; round < n; round++) {
        int u = -1;
        for (int i = 0; i < n; i++)
            if (!done[i] && (u == -1 || dist[i] < dist[u])) u = i;
        done[u] = true;
        for (auto [v, w] : g[u]) dist[v] = min(dist[v], dist[u] + w);
    }
    for (auto d : dist) cout << d << ' ';
}
