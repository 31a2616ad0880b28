// time: n + m
// space: n + m
// why: every vertex is queued when its count reaches zero, once
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    scanf("%d%d", &n, &m);
    vector<vector<int>> adj(n);
    vector<int> deg(n), best(n, 0);
    for (int i = 0; i < m; i++) {
        int a, b;
        scanf("%d%d", &a, &b);
        --a; --b;
        adj[a].push_back(b);
        deg[b]++;
    }
    queue<int> q;
    for (int i = 0; i < n; i++) if (!deg[i]) q.push(i);
    int seen = 0;
    while (!q.empty()) {
        int u = q.front(); q.pop();
        seen++;
        for (int v : adj[u]) {
            best[v] = max(best[v], best[u] + 1);
            if (--deg[v] == 0) q.push(v);
        }
    }
    printf("%d\n", seen == n ? *max_element(best.begin(), best.end()) : -1);
}
