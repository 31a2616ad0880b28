// time: n m
// space: n + m
// why: n rounds over all edges
#include <bits/stdc++.h>
using namespace std;
struct Edge {
    int u, v, w;
};
int main() {
    int n, m;
    cin >> n >> m;
    vector<Edge> edges(m);
    for (Edge &e : edges) cin >> e.u >> e.v >> e.w;
    vector<long long> dist(n, 1e18);
    dist[0] = 0;
    for (int step = 0; step < n; step++) {
        bool changed = false;
        for (const Edge &e : edges) {
            if (dist[e.u] + e.w < dist[e.v]) {
                dist[e.v] = dist[e.u] + e.w;
                changed = true;
            }
        }
        if (!changed) break;
    }
    for (auto d : dist) cout << d << ' ';
}
