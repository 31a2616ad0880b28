"""Strongly connected components in one search."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="tarjan_scc",
    meaning="a node that reaches nothing earlier takes its component off the stack",
    family="connectivity",
    also=("tarjan", "strongly connected components", "tarjan strongly connected components", "scc"),
    requires=(
        "lowlink",
        "component_pop",
    ),
    positives=(
        Example(
            python="""
import sys
sys.setrecursionlimit(1 << 20)
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    g[a].append(b)
num, low, on, st, t, comps = [0] * n, [0] * n, [False] * n, [], 0, 0
def go(u):
    global t, comps
    t += 1
    num[u] = low[u] = t
    st.append(u)
    on[u] = True
    for v in g[u]:
        if not num[v]:
            go(v)
            low[u] = min(low[u], low[v])
        elif on[v]:
            low[u] = min(low[u], num[v])
    if low[u] == num[u]:
        comps += 1
        while True:
            w = st.pop()
            on[w] = False
            if w == u:
                break
for i in range(n):
    if not num[i]:
        go(i)
print(comps)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 10005;
int dfn[N], low[N], tim, s[N], top, c[N], k, n, m; vector<int> e[N];
void tarjan(int x) {
  dfn[x] = low[x] = ++tim; s[++top] = x;
  for (int y : e[x]) if (!dfn[y]) tarjan(y), low[x] = min(low[x], low[y]); else if (!c[y]) low[x] = min(low[x], dfn[y]);
  if (dfn[x] == low[x]) { k++; int y; do { y = s[top--]; c[y] = k; } while (y != x); }
}
int main() { scanf("%d%d", &n, &m); while (m--) { int a, b; scanf("%d%d", &a, &b); e[a].push_back(b); } for (int i = 1; i <= n; i++) if (!dfn[i]) tarjan(i); printf("%d", k); }
""",
        ),
        Example(
            python="""
class Components:
    def __init__(self, graph):
        self.graph = graph
        self.index = {}
        self.reach = {}
        self.open = []
        self.found = []
    def visit(self, node):
        self.index[node] = len(self.index)
        self.reach[node] = self.index[node]
        self.open.append(node)
        for other in self.graph[node]:
            if other not in self.index:
                self.visit(other)
                self.reach[node] = min(self.reach[node], self.reach[other])
            elif other in self.open:
                self.reach[node] = min(self.reach[node], self.index[other])
        if self.reach[node] == self.index[node]:
            group = []
            while True:
                last = self.open.pop()
                group.append(last)
                if last == node:
                    break
            self.found.append(group)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> g; vector<int> val, comp, z; int Time, parts;
int dfs(int j) {
  int low = val[j] = ++Time, x; z.push_back(j);
  for (auto e : g[j]) if (comp[e] < 0) low = min(low, val[e] ? val[e] : dfs(e));
  if (low == val[j]) { do { x = z.back(); z.pop_back(); comp[x] = parts; } while (x != j); parts++; }
  return val[j] = low;
}
int main() { int n, m; cin >> n >> m; g.resize(n); val.assign(n, 0); comp.assign(n, -1); while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); } for (int i = 0; i < n; i++) if (comp[i] < 0) dfs(i); cout << parts; }
""",
        ),
    ),
    near_misses=(
        Example(  # bridges: the same numbers, no components
            python="""
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    adj[a].append(b)
    adj[b].append(a)
tin, low, timer = [0] * n, [0] * n, 0
def dfs(v, p):
    global timer
    timer += 1
    tin[v] = low[v] = timer
    for u in adj[v]:
        if u == p:
            continue
        if tin[u]:
            low[v] = min(low[v], tin[u])
        else:
            dfs(u, v)
            low[v] = min(low[v], low[u])
            if low[u] > tin[v]:
                print(v, u)
dfs(0, -1)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005]; int depth[1005], best[1005], n, m;
void go(int v, int p) { best[v] = depth[v]; for (int u : g[v]) if (u != p) { if (depth[u]) best[v] = min(best[v], depth[u]); else { depth[u] = depth[v] + 1; go(u, v); best[v] = min(best[v], best[u]); if (best[u] > depth[v]) cout << v << ' ' << u << '\\n'; } } }
int main() { cin >> n >> m; while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } depth[1] = 1; go(1, 0); }
""",
        ),
    ),
)
