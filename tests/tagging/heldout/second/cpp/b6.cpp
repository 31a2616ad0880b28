#include <bits/stdc++.h>
using namespace std;
int main() { int n, m; scanf("%d%d", &n, &m); vector<vector<int>> g(n + 1); for (int i = 0, a, b; i < m; i++) { scanf("%d%d", &a, &b); g[a].push_back(b); g[b].push_back(a); } vector<int> par(n + 1, 0); vector<int> q{1}; par[1] = -1; for (size_t i = 0; i < q.size(); i++) { int u = q[i]; for (int v : g[u]) if (!par[v]) { par[v] = u; q.push_back(v); } } if (!par[n]) puts("IMPOSSIBLE"); else { vector<int> path; for (int v = n; v != -1; v = par[v]) path.push_back(v); printf("%zu\n", path.size()); } }
