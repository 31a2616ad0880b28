#include <bits/stdc++.h>
using namespace std;
struct SCC { vector<vector<int>> g; vector<int> id, low, comp, st; int t = 0, c = 0; SCC(int n) : g(n), id(n, -1), low(n), comp(n, -1) {}
void go(int u) { id[u] = low[u] = t++; st.push_back(u); for (int v : g[u]) { if (id[v] < 0) { go(v); low[u] = min(low[u], low[v]); } else if (comp[v] < 0) low[u] = min(low[u], id[v]); } if (low[u] == id[u]) { while (true) { int v = st.back(); st.pop_back(); comp[v] = c; if (v == u) break; } c++; } } };
int main() { int n, m; cin >> n >> m; SCC s(n); while (m--) { int a, b; cin >> a >> b; s.g[a].push_back(b); } for (int i = 0; i < n; i++) if (s.id[i] < 0) s.go(i); cout << s.c; }
