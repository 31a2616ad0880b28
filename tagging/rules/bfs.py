"""Breadth-first search."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="bfs",
    meaning="a queue takes in unseen neighbours of what it gives out",
    family="graph search",
    also=(
        "breadth first search",
        "bfs shortest path",
        "level order traversal",
        "bfs per query",
    ),
    requires=("queue_search",),
    positives=(
        Example(
            python="""
from collections import deque
n, m = map(int, input().split())
adj = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b = map(int, input().split())
    adj[a].append(b)
    adj[b].append(a)
dist = [-1] * (n + 1)
dist[1] = 0
q = deque([1])
while q:
    u = q.popleft()
    for v in adj[u]:
        if dist[v] < 0:
            dist[v] = dist[u] + 1
            q.append(v)
print(*dist[1:])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, m, d[505][505], dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0}; char s[505][505];
int main() {
  scanf("%d%d", &n, &m); for (int i = 0; i < n; i++) scanf("%s", s[i]);
  memset(d, -1, sizeof d); queue<pair<int, int>> q; q.push({0, 0}); d[0][0] = 0;
  while (q.size()) { auto [x, y] = q.front(); q.pop(); for (int k = 0; k < 4; k++) { int a = x + dx[k], b = y + dy[k]; if (a < 0 || b < 0 || a >= n || b >= m || s[a][b] == '#' || ~d[a][b]) continue; d[a][b] = d[x][y] + 1; q.push({a, b}); } }
  printf("%d", d[n - 1][m - 1]);
}
""",
        ),
        Example(
            python="""
def levels(graph, start):
    seen = {start}
    level = [start]
    steps = 0
    while level:
        nxt = []
        for node in level:
            for other in graph.get(node, []):
                if other not in seen:
                    seen.add(other)
                    nxt.append(other)
        level = nxt
        steps += 1
    return steps
""",
            cpp="""
#include <cstdio>
int head[100005], nxt[200005], to[200005], cnt, q[100005], dep[100005], n, m;
void add(int a, int b) { to[++cnt] = b; nxt[cnt] = head[a]; head[a] = cnt; }
int main() {
  scanf("%d%d", &n, &m); while (m--) { int a, b; scanf("%d%d", &a, &b); add(a, b); add(b, a); }
  int h = 0, t = 0; q[t++] = 1; dep[1] = 1;
  while (h < t) { int u = q[h++]; for (int e = head[u]; e; e = nxt[e]) if (!dep[to[e]]) { dep[to[e]] = dep[u] + 1; q[t++] = to[e]; } }
  printf("%d", dep[n]);
}
""",
        ),
    ),
    near_misses=(
        Example(  # turns in a circle, and a queue of jobs
            python="""
from collections import deque
n, k = map(int, input().split())
q = deque(range(1, n + 1))
while len(q) > 1:
    for _ in range(k - 1):
        q.append(q.popleft())
    q.popleft()
print(q[0])
jobs = deque((i, int(x)) for i, x in enumerate(input().split()))
while jobs:
    i, t = jobs.popleft()
    if t > 3:
        jobs.append((i, t - 3))
    else:
        print(i)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, k; cin >> n >> k; queue<int> q; vector<int> deg(n); vector<vector<int>> g(n);
  for (int i = 0; i < k; i++) { int a, b; cin >> a >> b; g[a].push_back(b); deg[b]++; }
  for (int i = 0; i < n; i++) if (!deg[i]) q.push(i);
  while (!q.empty()) { int u = q.front(); q.pop(); cout << u; for (int v : g[u]) if (--deg[v] == 0) q.push(v); }
}
""",
        ),
    ),
)
