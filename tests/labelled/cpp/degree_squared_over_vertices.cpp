// time: n + m^2
// space: n + m
// why: pairs of neighbours, a star has m^2 of them
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
    long long wedges = 0;
    for (int u = 0; u < n; u++)
        for (int v : adj[u])
            for (int w : adj[u])
                if (v < w) wedges++;
    cout << wedges << '\n';
}
