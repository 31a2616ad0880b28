// time: n^2
// space: n^2
// why: the mark stays, each vertex scans its row once
#include <bits/stdc++.h>
using namespace std;
int n;
vector<vector<int>> g;
vector<bool> seen;
void walk(int u) {
    seen[u] = true;
    for (int v = 0; v < n; v++)
        if (g[u][v] && !seen[v]) walk(v);
}
int main() {
    cin >> n;
    g.assign(n, vector<int>(n));
    seen.assign(n, false);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) cin >> g[i][j];
    int parts = 0;
    for (int u = 0; u < n; u++)
        if (!seen[u]) {
            walk(u);
            parts++;
        }
    cout << parts << '\n';
}
