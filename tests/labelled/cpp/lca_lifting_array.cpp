// time: (n + q) log N
// space: n + N log N
// why: twenty levels of a doubling table stand for log N; room for N in each
#include <bits/stdc++.h>
using namespace std;
const int LOG = 20;
const int N = 200005;
int n, q;
vector<vector<int>> adj;
vector<int> dep;
int up[LOG][N];
void dfs(int u, int p) {
    up[0][u] = p;
    for (int k = 1; k < LOG; k++) up[k][u] = up[k - 1][up[k - 1][u]];
    for (int v : adj[u]) if (v != p) { dep[v] = dep[u] + 1; dfs(v, u); }
}
int lca(int a, int b) {
    if (dep[a] < dep[b]) swap(a, b);
    for (int k = LOG - 1; k >= 0; k--) if (dep[a] - (1 << k) >= dep[b]) a = up[k][a];
    if (a == b) return a;
    for (int k = LOG - 1; k >= 0; k--) if (up[k][a] != up[k][b]) { a = up[k][a]; b = up[k][b]; }
    return up[0][a];
}
int main() {
    cin >> n >> q;
    adj.resize(n + 1); dep.resize(n + 1);
    for (int i = 2; i <= n; i++) { int p; cin >> p; adj[p].push_back(i); }
    dfs(1, 1);
    while (q--) { int a, b; cin >> a >> b; cout << lca(a, b) << '\n'; }
}
