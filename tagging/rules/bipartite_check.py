"""Two colours."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="bipartite_check",
    meaning="neighbours get the other of two colours, and clashes are noticed",
    family="graph search",
    also=("bipartite", "two coloring", "bfs two coloring", "2 coloring"),
    requires=("two_colours",),
    positives=(
        Example(
            python="""
from collections import deque
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    g[a].append(b)
    g[b].append(a)
color = [-1] * n
color[0] = 0
ok = True
q = deque([0])
while q:
    u = q.popleft()
    for v in g[u]:
        if color[v] < 0:
            color[v] = 1 - color[u]
            q.append(v)
        elif color[v] == color[u]:
            ok = False
print(ok)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[100005]; int c[100005], n, m;
bool dfs(int u, int k) { c[u] = k; for (int v : g[u]) { if (c[v] == c[u]) return false; if (!c[v] && !dfs(v, 3 - k)) return false; } return true; }
int main() { scanf("%d%d", &n, &m); while (m--) { int a, b; scanf("%d%d", &a, &b); g[a].push_back(b); g[b].push_back(a); } for (int i = 1; i <= n; i++) if (!c[i] && !dfs(i, 1)) return puts("NO"), 0; puts("YES"); }
""",
        ),
        Example(
            python="""
def two(graph):
    side = {}
    for start in graph:
        if start in side:
            continue
        side[start] = True
        stack = [start]
        while stack:
            u = stack.pop()
            for v in graph[u]:
                if v not in side:
                    side[v] = not side[u]
                    stack.append(v)
                elif side[v] == side[u]:
                    return False
    return True
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, m; cin >> n >> m; vector<vector<int>> adj(n); while (m--) { int a, b; cin >> a >> b; adj[a].push_back(b); adj[b].push_back(a); }
  vector<int> side(n, -1); bool ok = true; queue<int> q;
  for (int s = 0; s < n; s++) if (side[s] == -1) { q.push(s); side[s] = 0; while (!q.empty()) { int v = q.front(); q.pop(); for (int u : adj[v]) if (side[u] == -1) { side[u] = side[v] ^ 1; q.push(u); } else ok &= side[u] != side[v]; } }
  puts(ok ? "YES" : "NO");
}
""",
        ),
    ),
    near_misses=(
        Example(  # depths: neighbours differ, nothing clashes
            python="""
n = int(input())
g = [[] for _ in range(n)]
for _ in range(n - 1):
    a, b = map(int, input().split())
    g[a].append(b)
    g[b].append(a)
par = [0] * n
seen = [False] * n
stack = [0]
while stack:
    u = stack.pop()
    seen[u] = True
    for v in g[u]:
        if not seen[v]:
            par[v] = 1 - par[u]
            stack.append(v)
print(sum(par))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005]; int c[1005], n, m, k;
void go(int u, int x) { c[u] = x; for (int v : g[u]) if (!c[v]) go(v, x); }
int main() { cin >> n >> m; while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } for (int i = 1; i <= n; i++) if (!c[i]) go(i, ++k); cout << (c[1] == c[n]); }
""",
        ),
    ),
)
