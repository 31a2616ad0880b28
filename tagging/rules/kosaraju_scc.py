"""Strongly connected components in two searches."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="kosaraju_scc",
    meaning="a second search starts in the reverse order in which the first one finished",
    family="connectivity",
    also=("kosaraju", "kosaraju sharir"),
    requires=("second_pass",),
    positives=(
        Example(
            python="""
import sys
sys.setrecursionlimit(1 << 20)
n, m = map(int, input().split())
g = [[] for _ in range(n)]
r = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    g[a].append(b)
    r[b].append(a)
seen = [False] * n
order = []
comp = [-1] * n
def first(u):
    seen[u] = True
    for v in g[u]:
        if not seen[v]:
            first(v)
    order.append(u)
def second(u, c):
    comp[u] = c
    for v in r[u]:
        if comp[v] < 0:
            second(v, c)
for i in range(n):
    if not seen[i]:
        first(i)
k = 0
for u in reversed(order):
    if comp[u] < 0:
        second(u, k)
        k += 1
print(k)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> G[20005], R[20005], s; bool vis[20005]; int color[20005], cnt, n, m;
void dfs1(int u) { vis[u] = true; for (int v : G[u]) if (!vis[v]) dfs1(v); s.push_back(u); }
void dfs2(int u) { color[u] = cnt; for (int v : R[u]) if (!color[v]) dfs2(v); }
int main() { scanf("%d%d", &n, &m); while (m--) { int a, b; scanf("%d%d", &a, &b); G[a].push_back(b); R[b].push_back(a); } for (int i = 1; i <= n; i++) if (!vis[i]) dfs1(i); for (int i = n - 1; i >= 0; i--) if (!color[s[i]]) { ++cnt; dfs2(s[i]); } printf("%d", cnt); }
""",
        ),
        Example(
            python="""
def components(graph, back):
    done = set()
    stack = []
    def go(node, edges, leave):
        done.add(node)
        for other in edges[node]:
            if other not in done:
                go(other, edges, leave)
        leave.append(node)
    for node in graph:
        if node not in done:
            go(node, graph, stack)
    done.clear()
    result = []
    while stack:
        node = stack.pop()
        if node not in done:
            part = []
            go(node, back, part)
            result.append(part)
    return result
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Scc {
  int n; vector<vector<int>> g, t; vector<int> id; stack<int> fin; vector<char> used;
  Scc(int n) : n(n), g(n), t(n), id(n, -1), used(n) {}
  void add(int a, int b) { g[a].push_back(b); t[b].push_back(a); }
  void forward(int v) { used[v] = 1; for (int u : g[v]) if (!used[u]) forward(u); fin.push(v); }
  void backward(int v, int c) { id[v] = c; for (int u : t[v]) if (id[u] == -1) backward(u, c); }
  int run() { int c = 0; for (int v = 0; v < n; v++) if (!used[v]) forward(v); while (!fin.empty()) { int v = fin.top(); fin.pop(); if (id[v] == -1) backward(v, c++); } return c; }
};
int main() { int n, m; cin >> n >> m; Scc s(n); while (m--) { int a, b; cin >> a >> b; s.add(a, b); } cout << s.run(); }
""",
        ),
    ),
    near_misses=(
        Example(  # one search; its order is only shown
            python="""
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    g[a].append(b)
seen = [False] * n
order = []
def go(u):
    seen[u] = True
    for v in g[u]:
        if not seen[v]:
            go(v)
    order.append(u)
for i in range(n):
    if not seen[i]:
        go(i)
for u in reversed(order):
    print(u, len(g[u]))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005], ord; bool vis[1005]; int best[1005], n, m;
void go(int u) { vis[u] = true; for (int v : g[u]) if (!vis[v]) go(v); ord.push_back(u); }
int main() { cin >> n >> m; while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); } for (int i = 0; i < n; i++) if (!vis[i]) go(i); for (int u : ord) for (int v : g[u]) best[u] = max(best[u], best[v] + 1); cout << best[0]; }
""",
        ),
    ),
)
