"""Nodes whose loss parts the graph."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="articulation_points",
    meaning="a node is noticed that some child's subtree does not get past",
    family="connectivity",
    also=("cut vertices", "articulation point"),
    requires=(
        "lowlink",
        "cut_test",
    ),
    positives=(
        Example(
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
    kids = 0
    for v in adj[u]:
        if not tin[v]:
            kids += 1
            go(v, u)
            low[u] = min(low[u], low[v])
            if p >= 0 and low[v] >= tin[u]:
                cut.add(u)
        elif v != p:
            low[u] = min(low[u], tin[v])
    if p < 0 and kids > 1:
        cut.add(u)
go(0, -1)
print(cut)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> e[20005]; int dfn[20005], low[20005], t, n, m, root; bool ok[20005];
void tarjan(int x) { dfn[x] = low[x] = ++t; int c = 0; for (int y : e[x]) if (!dfn[y]) { tarjan(y); low[x] = min(low[x], low[y]); if (low[y] >= dfn[x]) { c++; if (x != root || c > 1) ok[x] = 1; } } else low[x] = min(low[x], dfn[y]); }
int main() { scanf("%d%d", &n, &m); while (m--) { int a, b; scanf("%d%d", &a, &b); e[a].push_back(b); e[b].push_back(a); } for (int i = 1; i <= n; i++) if (!dfn[i]) root = i, tarjan(i); printf("%d", (int)count(ok + 1, ok + n + 1, true)); }
""",
        ),
        Example(
            python="""
class Cuts:
    def __init__(self, graph):
        self.graph = graph
        self.entry = {}
        self.back = {}
        self.points = set()
    def walk(self, node, parent):
        self.entry[node] = self.back[node] = len(self.entry)
        for other in self.graph[node]:
            if other == parent:
                continue
            if other in self.entry:
                self.back[node] = min(self.back[node], self.entry[other])
            else:
                self.walk(other, node)
                self.back[node] = min(self.back[node], self.back[other])
                if self.entry[node] <= self.back[other] and parent is not None:
                    self.points.add(node)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, m, depth[1005]; vector<vector<int>> g; set<int> points;
int go(int v, int d) { depth[v] = d; int lo = d; for (int u : g[v]) { if (depth[u]) lo = min(lo, depth[u]); else { int r = go(u, d + 1); lo = min(lo, r); if (r >= d && d > 1) points.insert(v); } } return lo; }
int main() { cin >> n >> m; g.resize(n); while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } go(0, 1); cout << points.size(); }
""",
        ),
    ),
    near_misses=(
        Example(  # bridges: strictly beyond
            python="""
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    adj[a].append(b)
    adj[b].append(a)
tin, low, clock = [0] * n, [0] * n, 0
def go(u, p):
    global clock
    clock += 1
    tin[u] = low[u] = clock
    for v in adj[u]:
        if not tin[v]:
            go(v, u)
            low[u] = min(low[u], low[v])
            if low[v] > tin[u]:
                print(u, v)
        elif v != p:
            low[u] = min(low[u], tin[v])
go(0, -1)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005]; int val[1005], least[1005], n, k;
void go(int u, int p) { least[u] = val[u]; for (int v : g[u]) if (v != p) { go(v, u); least[u] = min(least[u], least[v]); } if (least[u] >= 5) k++; }
int main() { cin >> n; for (int i = 1; i <= n; i++) cin >> val[i]; for (int i = 1; i < n; i++) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } go(1, 0); cout << k; }
""",
        ),
    ),
)
