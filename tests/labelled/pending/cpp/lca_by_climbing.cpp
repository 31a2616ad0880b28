// time: n + q n
// space: n
// why: a query climbs up to n parents
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    vector<int> p(n + 1, 0), depth(n + 1, 0);
    for (int v = 2; v <= n; v++) {
        cin >> p[v];
        depth[v] = depth[p[v]] + 1;
    }
    while (q--) {
        int u, v;
        cin >> u >> v;
        while (u != v) {
            if (depth[u] < depth[v]) swap(u, v);
            u = p[u];
        }
        cout << u << '\n';
    }
}
