"""Shortest paths, nearest node first."""

from tagging.lemmas.dijkstra import LEMMA
from tagging.rule import Example, Rule

RULE = Rule(
    tag="dijkstra",
    meaning="the nearest open node is taken and its edges are relaxed",
    family="shortest paths",
    also=("dijkstra with heap", "shortest path with non negative weights", "dijkstra all sources"),
    any_of=(
        "heap_relaxation",
        "scan_relaxation",
    ),
    lemma=LEMMA,
    positives=(
        Example(
            python="""
import heapq
n, m = map(int, input().split())
g = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b, w = map(int, input().split())
    g[a].append((b, w))
d = [float('inf')] * (n + 1)
d[1] = 0
h = [(0, 1)]
while h:
    c, u = heapq.heappop(h)
    if c > d[u]:
        continue
    for v, w in g[u]:
        if c + w < d[v]:
            d[v] = c + w
            heapq.heappush(h, (d[v], v))
print(d[n])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef pair<int, int> pii;
const int N = 100005; int head[N], nxt[N * 2], to[N * 2], w[N * 2], tot, dis[N], n, m, s; bool vis[N];
void add(int a, int b, int c) { to[++tot] = b; w[tot] = c; nxt[tot] = head[a]; head[a] = tot; }
int main() {
  scanf("%d%d%d", &n, &m, &s); while (m--) { int a, b, c; scanf("%d%d%d", &a, &b, &c); add(a, b, c); }
  memset(dis, 0x3f, sizeof dis); dis[s] = 0; priority_queue<pii> q; q.push(make_pair(0, s));
  while (!q.empty()) { int u = q.top().second; q.pop(); if (vis[u]) continue; vis[u] = 1; for (int i = head[u]; i; i = nxt[i]) { int v = to[i]; if (dis[v] > dis[u] + w[i]) { dis[v] = dis[u] + w[i]; q.push(make_pair(-dis[v], v)); } } }
  for (int i = 1; i <= n; i++) printf("%d ", dis[i]);
}
""",
        ),
        Example(
            python="""
def distances(graph, source):
    dist = {v: float('inf') for v in graph}
    dist[source] = 0
    todo = set(graph)
    while todo:
        best = None
        for v in todo:
            if best is None or dist[v] < dist[best]:
                best = v
        todo.remove(best)
        for other, length in graph[best].items():
            alt = dist[best] + length
            if alt < dist[other]:
                dist[other] = alt
    return dist
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, m; cin >> n >> m; vector<vector<pair<int, long long>>> g(n); while (m--) { int a, b; long long c; cin >> a >> b >> c; g[a].push_back({b, c}); g[b].push_back({a, c}); }
  vector<long long> d(n, LLONG_MAX / 2); set<pair<long long, int>> s; d[0] = 0; s.insert({0, 0});
  while (!s.empty()) { int u = s.begin()->second; s.erase(s.begin()); for (auto& [v, c] : g[u]) if (d[u] + c < d[v]) { s.erase({d[v], v}); d[v] = d[u] + c; s.insert({d[v], v}); } }
  cout << d[n - 1];
}
""",
        ),
        Example(
            python="""
import heapq
def cheapest(grid):
    n, m = len(grid), len(grid[0])
    heap = [(grid[0][0], 0, 0)]
    seen = set()
    while heap:
        cost, x, y = heapq.heappop(heap)
        if (x, y) in seen:
            continue
        seen.add((x, y))
        if (x, y) == (n - 1, m - 1):
            return cost
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            a, b = x + dx, y + dy
            if 0 <= a < n and 0 <= b < m and (a, b) not in seen:
                heapq.heappush(heap, (cost + grid[a][b], a, b))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int a[1005][1005], d[1005], n, m; bool done[1005];
int main() {
  scanf("%d%d", &n, &m); memset(a, 0x3f, sizeof a); while (m--) { int x, y, z; scanf("%d%d%d", &x, &y, &z); a[x][y] = min(a[x][y], z); }
  memset(d, 0x3f, sizeof d); d[1] = 0;
  for (int i = 1; i <= n; i++) { int k = 0; for (int j = 1; j <= n; j++) if (!done[j] && (!k || d[j] < d[k])) k = j; done[k] = true; for (int j = 1; j <= n; j++) d[j] = min(d[j], d[k] + a[k][j]); }
  printf("%d", d[n]);
}
""",
        ),
    ),
    near_misses=(
        Example(  # the lightest edge out of the tree: no sums
            python="""
import heapq
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b, w = map(int, input().split())
    g[a].append((w, b))
    g[b].append((w, a))
seen = [False] * n
h = [(0, 0)]
total = 0
while h:
    w, u = heapq.heappop(h)
    if seen[u]:
        continue
    seen[u] = True
    total += w
    for c, v in g[u]:
        if not seen[v]:
            heapq.heappush(h, (c, v))
print(total)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; priority_queue<long long, vector<long long>, greater<long long>> q; for (int i = 0; i < n; i++) { long long x; cin >> x; q.push(x); } long long s = 0; while (q.size() > 1) { long long a = q.top(); q.pop(); long long b = q.top(); q.pop(); s += a + b; q.push(a + b); } cout << s; }
""",
        ),
    ),
)
