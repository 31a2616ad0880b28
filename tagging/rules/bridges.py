"""Edges whose loss parts the graph."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="bridges",
    meaning="an edge is noticed whose subtree reaches nothing before it",
    family="connectivity",
    also=("bridge finding", "cut edges"),
    requires=(
        "lowlink",
        "bridge_test",
    ),
    positives=(
        Example(
            python="""
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for i in range(m):
    a, b = map(int, input().split())
    adj[a].append((b, i))
    adj[b].append((a, i))
tin = [-1] * n
low = [0] * n
clock = 0
res = []
def go(u, edge):
    global clock
    tin[u] = low[u] = clock
    clock += 1
    for v, i in adj[u]:
        if i == edge:
            continue
        if tin[v] < 0:
            go(v, i)
            low[u] = min(low[u], low[v])
            if low[v] > tin[u]:
                res.append(i)
        else:
            low[u] = min(low[u], tin[v])
for u in range(n):
    if tin[u] < 0:
        go(u, -1)
print(res)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int h[5005], nx[20005], to[20005], c = 1, dfn[5005], low[5005], t, n, m, ans;
void dfs(int u, int in) { dfn[u] = low[u] = ++t; for (int i = h[u]; i; i = nx[i]) { int v = to[i]; if (!dfn[v]) { dfs(v, i); low[u] = min(low[u], low[v]); if (dfn[u] < low[v]) ans++; } else if (i != (in ^ 1)) low[u] = min(low[u], dfn[v]); } }
int main() { scanf("%d%d", &n, &m); while (m--) { int a, b; scanf("%d%d", &a, &b); to[++c] = b; nx[c] = h[a]; h[a] = c; to[++c] = a; nx[c] = h[b]; h[b] = c; } for (int i = 1; i <= n; i++) if (!dfn[i]) dfs(i, 0); printf("%d", ans); }
""",
        ),
        Example(
            python="""
def critical(graph):
    depth = {}
    found = []
    def reach(node, parent, d):
        depth[node] = d
        best = d
        for other in graph[node]:
            if other == parent:
                continue
            if other in depth:
                best = min(best, depth[other])
            else:
                got = reach(other, node, d + 1)
                best = min(best, got)
                if got > depth[node]:
                    found.append((node, other))
        return best
    reach(0, None, 0)
    return found
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct V { vector<int> adj; int num = 0, up = 0; };
vector<V> v; int timer; vector<pair<int, int>> cut;
void walk(int a, int p) { v[a].num = v[a].up = ++timer; for (int b : v[a].adj) { if (b == p) continue; if (v[b].num) { v[a].up = min(v[a].up, v[b].num); continue; } walk(b, a); v[a].up = min(v[a].up, v[b].up); if (v[b].up > v[a].num) cut.push_back({a, b}); } }
int main() { int n, m; cin >> n >> m; v.resize(n); while (m--) { int a, b; cin >> a >> b; v[a].adj.push_back(b); v[b].adj.push_back(a); } walk(0, -1); cout << cut.size(); }
""",
        ),
    ),
    near_misses=(
        Example(  # cut vertices: not strictly beyond
            python="""
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    adj[a].append(b)
    adj[b].append(a)
tin, low, cut, clock = [0] * n, [0] * n, set(), 0
def go(u, p):
    global clock
    clock += 1
    tin[u] = low[u] = clock
    for v in adj[u]:
        if not tin[v]:
            go(v, u)
            low[u] = min(low[u], low[v])
            if p >= 0 and low[v] >= tin[u]:
                cut.add(u)
        elif v != p:
            low[u] = min(low[u], tin[v])
go(0, -1)
print(cut)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005]; int d[1005], lowest[1005], n;
void go(int u, int p) { lowest[u] = u; for (int v : g[u]) if (v != p) { d[v] = d[u] + 1; go(v, u); lowest[u] = min(lowest[u], lowest[v]); } }
int main() { cin >> n; for (int i = 1; i < n; i++) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } go(1, 0); cout << lowest[1]; }
""",
        ),
    ),
)
