// time: n + m
// space: n + m
// why: a vertex enters the queue when its counter falls to zero, once
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> adj(n);
    vector<int> indegree(n, 0);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
        indegree[v]++;
    }
    queue<int> ready;
    for (int u = 0; u < n; u++)
        if (indegree[u] == 0) ready.push(u);
    int placed = 0;
    while (!ready.empty()) {
        int u = ready.front();
        ready.pop();
        placed++;
        for (int v : adj[u])
            if (--indegree[v] == 0) ready.push(v);
    }
    cout << (placed == n ? "YES" : "NO") << '\n';
}
