#include <bits/stdc++.h>
using namespace std;
struct State { int v; long long d; };
struct Cmp { bool operator()(const State& a, const State& b) const { return a.d > b.d; } };
int main() { int n, m; cin >> n >> m; vector<vector<pair<int, int>>> adj(n); while (m--) { int u, v, w; cin >> u >> v >> w; --u; --v; adj[u].push_back({v, w}); adj[v].push_back({u, w}); } vector<long long> best(n, LLONG_MAX); vector<int> par(n, -1); priority_queue<State, vector<State>, Cmp> pq; best[0] = 0; pq.push({0, 0}); while (!pq.empty()) { State s = pq.top(); pq.pop(); if (s.d != best[s.v]) continue; for (auto [to, w] : adj[s.v]) { long long nd = s.d + w; if (nd < best[to]) { best[to] = nd; par[to] = s.v; pq.push({to, nd}); } } } cout << best[n - 1]; }
