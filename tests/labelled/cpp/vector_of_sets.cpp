// time: n + m log m
// space: n + m
// why: each edge is inserted into two ordered sets
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, m;
    cin >> n >> m;
    vector<set<int>> g(n);
    for (int i = 0; i < m; i++) {
        int u, v;
        cin >> u >> v;
        g[u].insert(v);
        g[v].insert(u);
    }
    long long s = 0;
    for (int u = 0; u < n; u++)
        for (int v : g[u]) s += v;
    cout << s << '\n';
}
