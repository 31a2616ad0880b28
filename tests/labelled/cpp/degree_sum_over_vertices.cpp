// time: n + m
// space: n + m
// why: the lengths of all adjacency lists add up to 2m
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> adj(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        --u, --v;
        adj[u].push_back(v);
        adj[v].push_back(u);
    }
    int best = 0;
    for (int u = 0; u < n; u++) {
        int weaker = 0;
        for (int v : adj[u])
            if (adj[v].size() < adj[u].size()) weaker++;
        best = max(best, weaker);
    }
    cout << best << '\n';
}
