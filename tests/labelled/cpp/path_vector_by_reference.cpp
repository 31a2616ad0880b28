// time: n + m
// space: n + m
// why: one path is shared and undone after each call
#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> adj;
vector<bool> seen;
size_t longest = 0;
void dfs(int u, vector<int> &path) {
    seen[u] = true;
    path.push_back(u);
    longest = max(longest, path.size());
    for (int v : adj[u])
        if (!seen[v]) dfs(v, path);
    path.pop_back();
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
    vector<int> path;
    dfs(0, path);
    cout << longest << '\n';
}
