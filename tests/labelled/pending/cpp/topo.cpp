// time: n + m
// space: n + m
// why: Kahn's algorithm: every vertex is queued once, every edge relaxed once
#include <bits/stdc++.h>
using namespace std;
#define F first
#define S second
typedef pair<int, int> pii;
const int maxn = 1e5 + 10;
vector<int> adj[maxn];
int indeg[maxn], dp[maxn], par[maxn];

int32_t main() {
    int n, m;
    cin >> n >> m;
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
        indeg[v]++;
    }
    queue<int> q;
    for (int i = 1; i <= n; i++)
        if (!indeg[i]) q.push(i);
    int seen = 0;
    while (q.size()) {
        int u = q.front();
        q.pop();
        seen++;
        for (auto v : adj[u]) {
            if (dp[u] + 1 > dp[v]) dp[v] = dp[u] + 1, par[v] = u;
            if (--indeg[v] == 0) q.push(v);
        }
    }
    if (seen < n) return cout << "CYCLE\n", 0;
    pii best(0, 0);
    for (int i = 1; i <= n; i++) best = max(best, pii(dp[i], i));
    vector<int> path;
    for (int x = best.S; x; x = par[x]) path.push_back(x);
    reverse(path.begin(), path.end());
    for (int x : path) cout << x << ' ';
    cout << '\n';
}
