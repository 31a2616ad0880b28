#include <bits/stdc++.h>
using namespace std;
vector<int> adj[100005], order_; int state_[100005]; bool bad;
void visit(int u) { state_[u] = 1; for (int v : adj[u]) { if (state_[v] == 1) bad = true; else if (!state_[v]) visit(v); } state_[u] = 2; order_.push_back(u); }
int main() { int n, m; cin >> n >> m; while (m--) { int a, b; cin >> a >> b; adj[a].push_back(b); } for (int i = 1; i <= n; i++) if (!state_[i]) visit(i); if (bad) { cout << "IMPOSSIBLE"; return 0; } reverse(order_.begin(), order_.end()); for (int u : order_) cout << u << ' '; }
