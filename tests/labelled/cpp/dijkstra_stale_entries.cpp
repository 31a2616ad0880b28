// time: n + m log m
// space: n + m
// why: at most 2m pushes, stale entries are skipped
#include <bits/stdc++.h>
using namespace std;
#define fi first
#define se second
#define pb push_back
typedef long long ll;
typedef pair<ll, int> pli;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<pair<int, ll>>> g(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        ll w;
        cin >> u >> v >> w;
        g[u].pb({v, w});
        g[v].pb({u, w});
    }
    vector<ll> dist(n, 1e18);
    priority_queue<pli, vector<pli>, greater<pli>> pq;
    dist[0] = 0;
    pq.push({0, 0});
    while (!pq.empty()) {
        pli top = pq.top();
        pq.pop();
        int u = top.se;
        if (top.fi != dist[u]) continue;
        for (auto &e : g[u]) {
            ll nd = top.fi + e.se;
            if (nd < dist[e.fi]) {
                dist[e.fi] = nd;
                pq.push({nd, e.fi});
            }
        }
    }
    for (ll d : dist) cout << d << ' ';
}
