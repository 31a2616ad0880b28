"""Shortest paths by a queue of improved nodes."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="spfa",
    meaning="a queue holds the nodes whose distance has sunk",
    family="shortest paths",
    also=("shortest path faster algorithm", "queue based bellman ford"),
    requires=("queue_relaxation",),
    positives=(
        Example(
            python="""
from collections import deque
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b, w = map(int, input().split())
    g[a].append((b, w))
d = [10 ** 9] * n
d[0] = 0
inq = [False] * n
q = deque([0])
while q:
    u = q.popleft()
    inq[u] = False
    for v, w in g[u]:
        if d[u] + w < d[v]:
            d[v] = d[u] + w
            if not inq[v]:
                inq[v] = True
                q.append(v)
print(d)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int h[10005], nx[50005], to[50005], w[50005], c, d[10005], n, m; bool in[10005];
int main() {
  scanf("%d%d", &n, &m); while (m--) { int a, b, x; scanf("%d%d%d", &a, &b, &x); to[++c] = b; w[c] = x; nx[c] = h[a]; h[a] = c; }
  memset(d, 0x3f, sizeof d); d[1] = 0; queue<int> q; q.push(1); in[1] = 1;
  while (!q.empty()) { int u = q.front(); q.pop(); in[u] = 0; for (int i = h[u]; i; i = nx[i]) { int v = to[i]; if (d[v] > d[u] + w[i]) { d[v] = d[u] + w[i]; if (!in[v]) q.push(v), in[v] = 1; } } }
  printf("%d", d[n]);
}
""",
        ),
        Example(
            python="""
def improve(graph, source):
    dist = {source: 0}
    level = [source]
    while level:
        nxt = []
        for u in level:
            for v, w in graph[u].items():
                if v not in dist or dist[u] + w < dist[v]:
                    dist[v] = dist[u] + w
                    nxt.append(v)
        level = nxt
    return dist
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct E { int to; long long len; };
int main() {
  int n, m; cin >> n >> m; vector<vector<E>> g(n); while (m--) { int a, b; long long c; cin >> a >> b >> c; g[a].push_back({b, c}); }
  vector<long long> d(n, LLONG_MAX / 2); vector<int> times(n); deque<int> q{0}; d[0] = 0;
  while (!q.empty()) { int v = q.front(); q.pop_front(); for (const E& e : g[v]) { long long nd = d[v] + e.len; if (nd < d[e.to]) { d[e.to] = nd; if (++times[e.to] > n) return puts("cycle"), 0; q.push_back(e.to); } } }
  cout << d[n - 1];
}
""",
        ),
    ),
    near_misses=(
        Example(  # every edge counts one
            python="""
from collections import deque
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    g[a].append(b)
d = [10 ** 9] * n
d[0] = 0
q = deque([0])
while q:
    u = q.popleft()
    for v in g[u]:
        if d[u] + 1 < d[v]:
            d[v] = d[u] + 1
            q.append(v)
print(d)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n, m; cin >> n >> m; vector<vector<int>> g(n); while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } vector<int> d(n, 1e9), ways(n); queue<int> q; q.push(0); d[0] = 0; ways[0] = 1; while (q.size()) { int u = q.front(); q.pop(); for (int v : g[u]) { if (d[v] > d[u] + 1) { d[v] = d[u] + 1; q.push(v); } if (d[v] == d[u] + 1) ways[v] += ways[u]; } } cout << ways[n - 1]; }
""",
        ),
    ),
)
