"""Shortest paths by rounds over all edges."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="bellman_ford",
    meaning="all edges are relaxed again and again",
    family="shortest paths",
    also=("bellman ford moore", "bellman"),
    requires=("edge_rounds",),
    positives=(
        Example(
            python="""
n, m = map(int, input().split())
edges = [tuple(map(int, input().split())) for _ in range(m)]
INF = 10 ** 18
d = [INF] * (n + 1)
d[1] = 0
for _ in range(n - 1):
    for a, b, w in edges:
        if d[a] < INF and d[a] + w < d[b]:
            d[b] = d[a] + w
print(d[n])
""",
            cpp="""
#include <cstdio>
#include <cstring>
int u[10005], v[10005], w[10005], d[1005], n, m;
int main() {
  scanf("%d%d", &n, &m); for (int i = 1; i <= m; i++) scanf("%d%d%d", u + i, v + i, w + i);
  memset(d, 0x3f, sizeof d); d[1] = 0;
  for (int k = 1; k < n; k++) { bool f = false; for (int i = 1; i <= m; i++) if (d[v[i]] > d[u[i]] + w[i]) { d[v[i]] = d[u[i]] + w[i]; f = true; } if (!f) break; }
  printf("%d", d[n]);
}
""",
        ),
        Example(
            python="""
class Edge:
    def __init__(self, a, b, w):
        self.a, self.b, self.w = a, b, w
def paths(n, edges, start):
    dist = {start: 0}
    changed = True
    rounds = 0
    while changed and rounds <= n:
        changed = False
        rounds += 1
        for e in edges:
            if e.a in dist:
                t = dist[e.a] + e.w
                if e.b not in dist or t < dist[e.b]:
                    dist[e.b] = t
                    changed = True
    return dist
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Ed { int a, b; long long c; };
int main() {
  int n, m, k; cin >> n >> m >> k; vector<vector<pair<int, int>>> g(n); while (m--) { int a, b, c; cin >> a >> b >> c; g[a].push_back({b, c}); }
  vector<long long> d(n, 1e18); d[0] = 0;
  for (int r = 0; r < k; r++) { vector<long long> e = d; for (int u = 0; u < n; u++) for (auto [v, c] : g[u]) e[v] = min(e[v], d[u] + c); d = e; }
  cout << d[n - 1];
}
""",
        ),
    ),
    near_misses=(
        Example(  # a table filled once, entry by entry
            python="""
n, k = map(int, input().split())
h = list(map(int, input().split()))
d = [0] + [10 ** 9] * (n - 1)
for i in range(1, n):
    for j in range(1, k + 1):
        if i - j >= 0:
            d[i] = min(d[i], d[i - j] + abs(h[i] - h[i - j]))
print(d[-1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n, c; cin >> n >> c; vector<int> w(n), v(n); for (int i = 0; i < n; i++) cin >> w[i] >> v[i]; vector<int> d(c + 1, 1e9); d[0] = 0; for (int i = 0; i < n; i++) for (int j = c; j >= w[i]; j--) if (d[j - w[i]] + v[i] < d[j]) d[j] = d[j - w[i]] + v[i]; cout << d[c]; }
""",
        ),
    ),
)
