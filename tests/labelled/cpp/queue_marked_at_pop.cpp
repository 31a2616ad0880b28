// time: n + m
// space: n + m
// why: a vertex may be queued once for each edge, but is expanded only at its first pop
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> adj(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        adj[u].push_back(v);
    }
    vector<bool> seen(n, false);
    queue<int> q;
    q.push(0);
    int count = 0;
    while (!q.empty()) {
        int u = q.front();
        q.pop();
        if (seen[u]) continue;
        seen[u] = true;
        count++;
        for (int v : adj[u]) q.push(v);
    }
    cout << count << '\n';
}
