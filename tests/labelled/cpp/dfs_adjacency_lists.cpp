// time: n + m
// space: n + m
// why: the mark lets every vertex be entered once
#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> adj;
vector<char> seen;
int dfs(int u) {
    seen[u] = 1;
    int size = 1;
    for (int v : adj[u])
        if (!seen[v]) size += dfs(v);
    return size;
}
int main() {
    int n, m;
    cin >> n >> m;
    adj.resize(n + 1);
    seen.resize(n + 1);
    while (m--) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
        adj[v].push_back(u);
    }
    int best = 0;
    for (int u = 1; u <= n; u++)
        if (!seen[u]) best = max(best, dfs(u));
    cout << best << '\n';
}
