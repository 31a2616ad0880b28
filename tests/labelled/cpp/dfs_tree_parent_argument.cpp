// time: n
// space: n
// why: a tree of n vertices, the parent is not entered again
#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> adj;
vector<int> sz;
void dfs(int u, int parent) {
    sz[u] = 1;
    for (int v : adj[u]) {
        if (v == parent) continue;
        dfs(v, u);
        sz[u] += sz[v];
    }
}
int main() {
    int n;
    cin >> n;
    adj.assign(n + 1, {});
    sz.assign(n + 1, 0);
    for (int i = 0; i < n - 1; i++) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
        adj[v].push_back(u);
    }
    dfs(1, 0);
    for (int u = 1; u <= n; u++) cout << sz[u] << ' ';
}
