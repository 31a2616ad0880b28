#include <bits/stdc++.h>
using namespace std;
vector<int> g[100005]; int tin[100005], low_[100005], timer_; vector<pair<int, int>> out;
void dfs(int v, int p = -1) { tin[v] = low_[v] = ++timer_; for (int to : g[v]) { if (to == p) continue; if (tin[to]) low_[v] = min(low_[v], tin[to]); else { dfs(to, v); low_[v] = min(low_[v], low_[to]); if (low_[to] > tin[v]) out.push_back({v, to}); } } }
int main() { int n, m; cin >> n >> m; while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } for (int i = 1; i <= n; i++) if (!tin[i]) dfs(i); cout << out.size(); }
