// time: n + m
// space: n + m
// why: a recursive lambda enters each vertex once
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> adj(n);
    for (int i = 0; i < m; i++) { int a, b; cin >> a >> b; a--; b--; adj[a].push_back(b); adj[b].push_back(a); }
    vector<int> comp(n, -1);
    function<void(int, int)> dfs = [&](int u, int c) {
        comp[u] = c;
        for (int v : adj[u]) if (comp[v] == -1) dfs(v, c);
    };
    int c = 0;
    for (int i = 0; i < n; i++) if (comp[i] == -1) dfs(i, c++);
    cout << c << '\n';
}
