// time: n m
// space: n + m
// why: a vertex may enter the queue again, up to n times
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<pair<int, int>>> adj(n);
    for (int i = 0; i < m; i++) {
        int u, v, w;
        cin >> u >> v >> w;
        adj[u].push_back({v, w});
    }
    vector<long long> dist(n, 1e18);
    vector<bool> inside(n, false);
    queue<int> q;
    dist[0] = 0;
    q.push(0);
    while (!q.empty()) {
        int u = q.front();
        q.pop();
        inside[u] = false;
        for (auto [v, w] : adj[u]) {
            if (dist[u] + w < dist[v]) {
                dist[v] = dist[u] + w;
                if (!inside[v]) {
                    inside[v] = true;
                    q.push(v);
                }
            }
        }
    }
    for (auto d : dist) cout << d << ' ';
}
