"""Bipartite matching by layers."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="hopcroft_karp",
    meaning="free nodes are layered breadth first, then matched along shortest alternating paths",
    family="flows and matchings",
    also=("hopcroft karp matching",),
    requires=(
        "partner_moves",
        "layered_matching",
    ),
    positives=(
        Example(
            python="""
from collections import deque
def matching(g, n, m):
    left, right = [-1] * n, [-1] * m
    total = 0
    while True:
        dist = [-1] * n
        q = deque()
        for u in range(n):
            if left[u] < 0:
                dist[u] = 0
                q.append(u)
        found = False
        while q:
            u = q.popleft()
            for v in g[u]:
                w = right[v]
                if w < 0:
                    found = True
                elif dist[w] < 0:
                    dist[w] = dist[u] + 1
                    q.append(w)
        if not found:
            return total
        def go(u):
            for v in g[u]:
                w = right[v]
                if w < 0 or dist[w] == dist[u] + 1 and go(w):
                    right[v] = u
                    left[u] = v
                    return True
            dist[u] = -1
            return False
        for u in range(n):
            if left[u] < 0 and go(u):
                total += 1
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 100005; vector<int> g[N]; int mx[N], my[N], d[N], n, m, k;
bool bfs() { queue<int> q; bool ok = false; for (int i = 1; i <= n; i++) { d[i] = 0; if (!mx[i]) q.push(i), d[i] = 1; } while (!q.empty()) { int u = q.front(); q.pop(); for (int v : g[u]) { if (!my[v]) ok = true; else if (!d[my[v]]) { d[my[v]] = d[u] + 1; q.push(my[v]); } } } return ok; }
bool dfs(int u) { for (int v : g[u]) if (!my[v] || (d[my[v]] == d[u] + 1 && dfs(my[v]))) { mx[u] = v; my[v] = u; return true; } d[u] = 0; return false; }
int main() { scanf("%d%d%d", &n, &m, &k); while (k--) { int a, b; scanf("%d%d", &a, &b); g[a].push_back(b); } int r = 0; while (bfs()) for (int i = 1; i <= n; i++) if (!mx[i]) r += dfs(i); printf("%d", r); }
""",
        ),
        Example(
            python="""
class Matcher:
    def __init__(self, graph):
        self.graph = graph
        self.mate = {}
        self.back = {}
    def layers(self):
        self.level = {u: 0 for u in self.graph if u not in self.mate}
        queue = list(self.level)
        reached = False
        for u in queue:
            for v in self.graph[u]:
                if v not in self.back:
                    reached = True
                elif self.back[v] not in self.level:
                    self.level[self.back[v]] = self.level[u] + 1
                    queue.append(self.back[v])
        return reached
    def extend(self, u):
        for v in self.graph[u]:
            if v not in self.back or (self.level.get(self.back[v]) == self.level[u] + 1 and self.extend(self.back[v])):
                self.mate[u] = v
                self.back[v] = u
                return True
        self.level[u] = None
        return False
    def run(self):
        while self.layers():
            for u in self.graph:
                if u not in self.mate:
                    self.extend(u)
        return len(self.mate)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct HK {
  vector<vector<int>> e; vector<int> l, r, lev;
  HK(int n, int m) : e(n), l(n, -1), r(m, -1), lev(n) {}
  bool go(int u) { for (int v : e[u]) { int w = r[v]; if (w == -1 || (lev[w] == lev[u] + 1 && go(w))) { l[u] = v; r[v] = u; return true; } } lev[u] = -1; return false; }
  int run() { int t = 0; for (;;) { vector<int> q; fill(lev.begin(), lev.end(), -1); for (size_t i = 0; i < e.size(); i++) if (l[i] == -1) { lev[i] = 0; q.push_back(i); } for (size_t h = 0; h < q.size(); h++) for (int v : e[q[h]]) if (r[v] != -1 && lev[r[v]] == -1) { lev[r[v]] = lev[q[h]] + 1; q.push_back(r[v]); } int add = 0; for (size_t i = 0; i < e.size(); i++) if (l[i] == -1) add += go(i); if (!add) return t; t += add; } }
};
int main() { int n, m, k; cin >> n >> m >> k; HK h(n, m); while (k--) { int a, b; cin >> a >> b; h.e[a].push_back(b); } cout << h.run(); }
""",
        ),
    ),
    near_misses=(
        Example(  # alternating paths without layers
            python="""
g = [list(map(int, input().split())) for _ in range(int(input()))]
mate = {}
def go(u, seen):
    for v in g[u]:
        if v not in seen:
            seen.add(v)
            if v not in mate or go(mate[v], seen):
                mate[v] = u
                return True
    return False
print(sum(go(u, set()) for u in range(len(g))))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005]; int f[1005], n, m, e; bool vis[1005];
bool go(int x) { for (int y : g[x]) if (!vis[y]) { vis[y] = true; if (!f[y] || go(f[y])) { f[y] = x; return true; } } return false; }
int main() { cin >> n >> m >> e; while (e--) { int a, b; cin >> a >> b; g[a].push_back(b); } int r = 0; for (int i = 1; i <= n; i++) { memset(vis, 0, sizeof vis); r += go(i); } cout << r; }
""",
        ),
    ),
)
