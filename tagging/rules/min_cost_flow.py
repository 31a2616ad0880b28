"""Flow of least cost."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="min_cost_flow",
    meaning="paths of least cost lead through what capacity is left, which then changes",
    family="flows and matchings",
    also=("min cost max flow", "mcmf", "minimum cost flow"),
    requires=(
        "residual_pair",
        "cost_relaxation",
    ),
    positives=(
        Example(
            python="""
class Flow:
    def __init__(self, n):
        self.n = n
        self.g = [[] for _ in range(n)]
    def add(self, a, b, cap, cost):
        self.g[a].append([b, cap, cost, len(self.g[b])])
        self.g[b].append([a, 0, -cost, len(self.g[a]) - 1])
    def run(self, s, t, f):
        res = 0
        while f:
            d = [10 ** 18] * self.n
            d[s] = 0
            via = [None] * self.n
            changed = True
            while changed:
                changed = False
                for u in range(self.n):
                    for i, (v, cap, cost, _) in enumerate(self.g[u]):
                        if cap and d[u] + cost < d[v]:
                            d[v] = d[u] + cost
                            via[v] = (u, i)
                            changed = True
            if d[t] == 10 ** 18:
                return -1
            v = t
            while v != s:
                u, i = via[v]
                e = self.g[u][i]
                e[1] -= 1
                self.g[v][e[3]][1] += 1
                v = u
            f -= 1
            res += d[t]
        return res
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 5005, M = 100005; int h[N], nx[M], to[M], c[M], w[M], tot = 1, d[N], pre[N], lim[N], n, m, s, t; bool in[N];
void add(int u, int v, int a, int b) { to[++tot] = v; c[tot] = a; w[tot] = b; nx[tot] = h[u]; h[u] = tot; to[++tot] = u; c[tot] = 0; w[tot] = -b; nx[tot] = h[v]; h[v] = tot; }
bool spfa() { memset(d, 0x3f, sizeof d); memset(lim, 0, sizeof lim); queue<int> q; q.push(s); d[s] = 0; lim[s] = 1e9; while (!q.empty()) { int u = q.front(); q.pop(); in[u] = 0; for (int i = h[u]; i; i = nx[i]) { int v = to[i]; if (c[i] && d[v] > d[u] + w[i]) { d[v] = d[u] + w[i]; lim[v] = min(lim[u], c[i]); pre[v] = i; if (!in[v]) in[v] = 1, q.push(v); } } } return lim[t]; }
int main() { scanf("%d%d%d%d", &n, &m, &s, &t); while (m--) { int a, b, x, y; scanf("%d%d%d%d", &a, &b, &x, &y); add(a, b, x, y); } long long f = 0, r = 0; while (spfa()) { f += lim[t]; r += 1LL * lim[t] * d[t]; for (int v = t; v != s; v = to[pre[v] ^ 1]) { c[pre[v]] -= lim[t]; c[pre[v] ^ 1] += lim[t]; } } printf("%lld %lld", f, r); }
""",
        ),
        Example(
            python="""
import heapq
def cheapest(graph, cap, cost, s, t, need):
    total = 0
    pot = [0] * len(graph)
    while need > 0:
        dist = [float('inf')] * len(graph)
        dist[s] = 0
        prev = {}
        heap = [(0, s)]
        while heap:
            d, u = heapq.heappop(heap)
            if d > dist[u]:
                continue
            for v in graph[u]:
                nd = d + cost[u][v] + pot[u] - pot[v]
                if cap[u][v] > 0 and nd < dist[v]:
                    dist[v] = nd
                    prev[v] = u
                    heapq.heappush(heap, (nd, v))
        for v in range(len(graph)):
            pot[v] += dist[v]
        v = t
        while v != s:
            cap[prev[v]][v] -= 1
            cap[v][prev[v]] += 1
            v = prev[v]
        need -= 1
        total += pot[t] - pot[s]
    return total
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct E { int to, cap, cost, rev; };
vector<vector<E>> g;
void add(int a, int b, int cap, int cost) { g[a].push_back({b, cap, cost, (int)g[b].size()}); g[b].push_back({a, 0, -cost, (int)g[a].size() - 1}); }
int run(int s, int t, int f) {
  int res = 0, n = g.size(); vector<int> h(n), d(n), pv(n), pe(n);
  while (f > 0) {
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> q; fill(d.begin(), d.end(), INT_MAX); d[s] = 0; q.push({0, s});
    while (!q.empty()) { auto [x, v] = q.top(); q.pop(); if (d[v] < x) continue; for (int i = 0; i < (int)g[v].size(); i++) { E& e = g[v][i]; int nd = d[v] + e.cost + h[v] - h[e.to]; if (e.cap > 0 && d[e.to] > nd) { d[e.to] = nd; pv[e.to] = v; pe[e.to] = i; q.push({d[e.to], e.to}); } } }
    if (d[t] == INT_MAX) return -1;
    for (int v = 0; v < n; v++) h[v] += d[v];
    int x = f; for (int v = t; v != s; v = pv[v]) x = min(x, g[pv[v]][pe[v]].cap);
    f -= x; res += x * h[t];
    for (int v = t; v != s; v = pv[v]) { E& e = g[pv[v]][pe[v]]; e.cap -= x; g[v][e.rev].cap += x; }
  }
  return res;
}
int main() { int n, m, f; cin >> n >> m >> f; g.resize(n); while (m--) { int a, b, c, d; cin >> a >> b >> c >> d; add(a, b, c, d); } cout << run(0, n - 1, f); }
""",
        ),
    ),
    near_misses=(
        Example(  # augmenting paths without cost
            python="""
def flow(cap, s, t):
    n = len(cap)
    total = 0
    while True:
        par = [-1] * n
        par[s] = s
        queue = [s]
        for u in queue:
            for v in range(n):
                if par[v] < 0 and cap[u][v] > 0:
                    par[v] = u
                    queue.append(v)
        if par[t] < 0:
            return total
        v = t
        while v != s:
            u = par[v]
            cap[u][v] -= 1
            cap[v][u] += 1
            v = u
        total += 1
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n, m; cin >> n >> m; vector<array<int, 3>> e(m); for (auto& [a, b, c] : e) cin >> a >> b >> c; vector<long long> d(n, 1e18); d[0] = 0; for (int i = 1; i < n; i++) for (auto& [a, b, c] : e) if (d[a] + c < d[b]) d[b] = d[a] + c; int x = 0, y = 0; x -= m; y += m; cout << d[n - 1] << x << y; }
""",
        ),
    ),
)
