// time: n + m log n
// space: n + m
// why: the set holds each vertex at most once, up to 2m updates of log n
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<pair<int, int>>> g(n);
    for (int i = 0; i < m; i++) {
        int u, v, w;
        cin >> u >> v >> w;
        g[u].push_back({v, w});
        g[v].push_back({u, w});
    }
    vector<long long> dist(n, LLONG_MAX / 2);
    set<pair<long long, int>> open;
    dist[0] = 0;
    open.insert({0, 0});
    while (!open.empty()) {
        int u = open.begin()->second;
        open.erase(open.begin());
        for (auto &e : g[u]) {
            int v = e.first;
            long long d = dist[u] + e.second;
            if (d < dist[v]) {
                open.erase({dist[v], v});
                dist[v] = d;
                open.insert({d, v});
            }
        }
    }
    for (auto d : dist) cout << d << ' ';
}
