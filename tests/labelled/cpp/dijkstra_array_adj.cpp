// time: n + m log m
// space: n + m
// why: stale entries are skipped, one push a lowered distance
#include <bits/stdc++.h>
using namespace std;
using pii = pair<long long, int>;
const long long INF = 4e18;
int main() {
    int n, m, s;
    cin >> n >> m >> s;
    vector<vector<pair<int,int>>> adj(n + 1);
    for (int i = 0; i < m; ++i) {
        int u, v, w;
        cin >> u >> v >> w;
        adj[u].emplace_back(v, w);
    }
    vector<long long> d(n + 1, INF);
    priority_queue<pii, vector<pii>, greater<pii>> pq;
    d[s] = 0;
    pq.emplace(0, s);
    while (pq.size()) {
        auto [du, u] = pq.top();
        pq.pop();
        if (du > d[u]) continue;
        for (auto [v, w] : adj[u]) {
            if (d[v] > du + w) {
                d[v] = du + w;
                pq.emplace(d[v], v);
            }
        }
    }
    for (int i = 1; i <= n; i++) cout << (d[i] == INF ? -1 : d[i]) << ' ';
}
