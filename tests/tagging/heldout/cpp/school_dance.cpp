#include <bits/stdc++.h>
using namespace std;
int n, m, k, mt[505]; vector<int> g[505]; bool used[505];
bool try_kuhn(int v) { if (used[v]) return false; used[v] = true; for (int to : g[v]) if (mt[to] == 0 || try_kuhn(mt[to])) { mt[to] = v; return true; } return false; }
int main() { cin >> n >> m >> k; while (k--) { int a, b; cin >> a >> b; g[a].push_back(b); } int r = 0; for (int v = 1; v <= n; v++) { fill(used, used + n + 1, false); r += try_kuhn(v); } cout << r; }
