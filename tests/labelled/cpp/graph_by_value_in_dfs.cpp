// time: n^2 + n m
// space: n^2 + n m
// why: the adjacency lists are copied by each of n nested calls
#include <bits/stdc++.h>
using namespace std;
int dfs(vector<vector<int>> adj, vector<bool> &seen, int u) {
    seen[u] = true;
    int size = 1;
    for (int v : adj[u])
        if (!seen[v]) size += dfs(adj, seen, v);
    return size;
}
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> adj(n);
    vector<bool> seen(n, false);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
    }
    cout << dfs(adj, seen, 0) << '\n';
}
