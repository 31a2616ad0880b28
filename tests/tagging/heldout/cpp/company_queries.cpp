#include <bits/stdc++.h>
using namespace std;
const int N = 200005, L = 18;
int up[N][L], dep[N], n, q; vector<int> ch[N];
void dfs(int v) { for (int u : ch[v]) { dep[u] = dep[v] + 1; up[u][0] = v; for (int j = 1; j < L; j++) up[u][j] = up[up[u][j - 1]][j - 1]; dfs(u); } }
int lca(int a, int b) {
    if (dep[a] < dep[b]) swap(a, b);
    for (int j = L - 1; ~j; j--) if (dep[a] - (1 << j) >= dep[b]) a = up[a][j];
    if (a == b) return a;
    for (int j = L - 1; ~j; j--) if (up[a][j] != up[b][j]) a = up[a][j], b = up[b][j];
    return up[a][0];
}
int main() { cin >> n >> q; for (int i = 2; i <= n; i++) { int p; cin >> p; ch[p].push_back(i); } up[1][0] = 1; for (int j = 1; j < L; j++) up[1][j] = 1; dfs(1); while (q--) { int a, b; cin >> a >> b; cout << lca(a, b) << '\n'; } }
