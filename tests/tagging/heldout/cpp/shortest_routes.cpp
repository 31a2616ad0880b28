#include <bits/stdc++.h>
using namespace std;
using ll = long long;
int main() {
    ios_base::sync_with_stdio(0); cin.tie(0);
    int n, m; cin >> n >> m;
    vector<vector<pair<int, ll>>> g(n + 1);
    for (int i = 0; i < m; i++) { int a, b; ll c; cin >> a >> b >> c; g[a].emplace_back(b, c); }
    vector<ll> dist(n + 1, LLONG_MAX); dist[1] = 0;
    priority_queue<pair<ll, int>, vector<pair<ll, int>>, greater<pair<ll, int>>> pq; pq.emplace(0, 1);
    while (!pq.empty()) {
        auto [d, u] = pq.top(); pq.pop();
        if (d != dist[u]) continue;
        for (auto& [v, c] : g[u]) if (dist[v] > d + c) { dist[v] = d + c; pq.emplace(dist[v], v); }
    }
    for (int i = 1; i <= n; i++) cout << dist[i] << ' ';
}
