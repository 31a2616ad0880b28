// time: n + m log m
// space: n + m
// why: lazy-deletion Dijkstra; at most one push an edge, parallel edges allowed, so a heap of m entries
#include <bits/stdc++.h>
#pragma GCC optimize("O3")
using namespace std;
#define FOR(i, a, b) for (int i = a; i <= b; i++)
#define ff first
#define ss second
#define mp make_pair
typedef long long ll;
typedef pair<ll, int> pli;
const ll INF = 1e18;

int main() {
    ios_base::sync_with_stdio(false);
    cin.tie(NULL);
    int n, m;
    cin >> n >> m;
    vector<vector<pli>> adj(n + 1);
    FOR(i, 1, m) {
        int a, b;
        ll w;
        cin >> a >> b >> w;
        adj[a].push_back(mp(w, b));
    }
    vector<ll> dist(n + 1, INF);
    priority_queue<pli, vector<pli>, greater<pli>> pq;
    dist[1] = 0;
    pq.push(mp(0, 1));
    while (!pq.empty()) {
        pli top = pq.top();
        pq.pop();
        int u = top.ss;
        if (top.ff != dist[u]) continue;
        for (auto e : adj[u]) {
            if (dist[u] + e.ff < dist[e.ss]) {
                dist[e.ss] = dist[u] + e.ff;
                pq.push(mp(dist[e.ss], e.ss));
            }
        }
    }
    FOR(i, 1, n) cout << dist[i] << " ";
    cout << "\n";
}
