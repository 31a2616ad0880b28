// time: n^2 + m
// space: n^2 + m
// why: each of n entered vertices gets its own copy of the path, the copies on the path live at once
#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> adj;
vector<bool> seen;
size_t longest = 0;
void dfs(int u, vector<int> path) {
    seen[u] = true;
    path.push_back(u);
    longest = max(longest, path.size());
    for (int v : adj[u])
        if (!seen[v]) dfs(v, path);
}
int main() {
    int n, m;
    cin >> n >> m;
    adj.resize(n);
    seen.assign(n, false);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
    }
    dfs(0, {});
    cout << longest << '\n';
}
