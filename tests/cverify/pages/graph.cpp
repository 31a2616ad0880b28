#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> g;
vector<bool> seen;
void visit(int v) {
    seen[v] = true;
    for (int u : g[v])
        if (!seen[u]) visit(u);
}
int main() {
    int n, m;
    cin >> n >> m;
    g.resize(n);
    seen.assign(n, false);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        g[u].push_back(v);
        g[v].push_back(u);
    }
    int parts = 0;
    for (int v = 0; v < n; v++)
        if (!seen[v]) {
            visit(v);
            parts++;
        }
    cout << parts << '\n';
}
