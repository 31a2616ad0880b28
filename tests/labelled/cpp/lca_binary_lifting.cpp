// time: n log n + q log n
// space: n log n
// why: log n jump pointers a vertex, a query tries each level
#include <bits/stdc++.h>
using namespace std;
int main() {
    int n, q;
    cin >> n >> q;
    int levels = 1;
    while ((1 << levels) < n) levels++;
    vector<vector<int>> up(levels, vector<int>(n + 1, 1));
    vector<int> depth(n + 1, 0);
    for (int v = 2; v <= n; v++) {
        cin >> up[0][v];
        depth[v] = depth[up[0][v]] + 1;
    }
    for (int j = 1; j < levels; j++)
        for (int v = 1; v <= n; v++) up[j][v] = up[j - 1][up[j - 1][v]];
    while (q--) {
        int u, v;
        cin >> u >> v;
        if (depth[u] < depth[v]) swap(u, v);
        for (int j = levels - 1; j >= 0; j--)
            if (depth[u] - (1 << j) >= depth[v]) u = up[j][u];
        for (int j = levels - 1; j >= 0; j--)
            if (up[j][u] != up[j][v]) {
                u = up[j][u];
                v = up[j][v];
            }
        cout << (u == v ? u : up[0][u]) << '\n';
    }
}
