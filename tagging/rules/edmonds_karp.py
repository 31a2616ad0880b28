"""Maximum flow by shortest augmenting paths."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="edmonds_karp",
    meaning="a breadth-first search finds a path whose capacities then change",
    family="flows and matchings",
    also=("edmonds karp max flow", "augmenting paths by bfs"),
    requires=(
        "residual_pair",
        "augmenting_search",
    ),
    forbids=(
        "level_test",
        "cost_relaxation",
    ),
    positives=(
        Example(
            python="""
from collections import deque
def flow(cap, s, t):
    n = len(cap)
    total = 0
    while True:
        par = [-1] * n
        par[s] = s
        q = deque([s])
        while q and par[t] < 0:
            u = q.popleft()
            for v in range(n):
                if par[v] < 0 and cap[u][v] > 0:
                    par[v] = u
                    q.append(v)
        if par[t] < 0:
            return total
        f = 10 ** 9
        v = t
        while v != s:
            f = min(f, cap[par[v]][v])
            v = par[v]
        v = t
        while v != s:
            u = par[v]
            cap[u][v] -= f
            cap[v][u] += f
            v = u
        total += f
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 205, M = 10005; int h[N], nx[M], to[M], c[M], tot = 1, pre[N], a[N], n, m, s, t;
void add(int u, int v, int w) { to[++tot] = v; c[tot] = w; nx[tot] = h[u]; h[u] = tot; to[++tot] = u; c[tot] = 0; nx[tot] = h[v]; h[v] = tot; }
bool bfs() { memset(a, 0, sizeof a); queue<int> q; q.push(s); a[s] = 1e9; while (!q.empty()) { int u = q.front(); q.pop(); for (int i = h[u]; i; i = nx[i]) if (c[i] && !a[to[i]]) { a[to[i]] = min(a[u], c[i]); pre[to[i]] = i; q.push(to[i]); } } return a[t]; }
int main() { scanf("%d%d%d%d", &n, &m, &s, &t); while (m--) { int x, y, z; scanf("%d%d%d", &x, &y, &z); add(x, y, z); } int r = 0; while (bfs()) { r += a[t]; for (int v = t; v != s; v = to[pre[v] ^ 1]) { c[pre[v]] -= a[t]; c[pre[v] ^ 1] += a[t]; } } printf("%d", r); }
""",
        ),
        Example(
            python="""
class Net:
    def __init__(self, n):
        self.out = [[] for _ in range(n)]
        self.to = []
        self.room = []
    def add(self, a, b, c):
        self.out[a].append(len(self.to))
        self.to.append(b)
        self.room.append(c)
        self.out[b].append(len(self.to))
        self.to.append(a)
        self.room.append(0)
    def push(self, s, t):
        came = {s: None}
        queue = [s]
        for u in queue:
            for e in self.out[u]:
                if self.room[e] > 0 and self.to[e] not in came:
                    came[self.to[e]] = e
                    queue.append(self.to[e])
        if t not in came:
            return 0
        v = t
        while came[v] is not None:
            e = came[v]
            self.room[e] -= 1
            self.room[e ^ 1] += 1
            v = self.to[e ^ 1]
        return 1
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, m; cin >> n >> m; vector<vector<int>> cap(n, vector<int>(n)), adj(n); while (m--) { int a, b, c; cin >> a >> b >> c; cap[a][b] += c; adj[a].push_back(b); adj[b].push_back(a); }
  int total = 0;
  while (true) { vector<int> par(n, -1); par[0] = 0; queue<pair<int, int>> q; q.push({0, INT_MAX}); int got = 0; while (!q.empty() && !got) { auto [u, f] = q.front(); q.pop(); for (int v : adj[u]) if (par[v] == -1 && cap[u][v]) { par[v] = u; int nf = min(f, cap[u][v]); if (v == n - 1) { got = nf; break; } q.push({v, nf}); } } if (!got) break; total += got; int v = n - 1; while (v != 0) { int u = par[v]; cap[u][v] -= got; cap[v][u] += got; v = u; } }
  cout << total;
}
""",
        ),
    ),
    near_misses=(
        Example(  # a path is found and shown, capacities stay
            python="""
from collections import deque
def path(cap, s, t):
    n = len(cap)
    par = [-1] * n
    par[s] = s
    q = deque([s])
    while q:
        u = q.popleft()
        for v in range(n):
            if par[v] < 0 and cap[u][v] > 0:
                par[v] = u
                q.append(v)
    v = t
    out = [t]
    while v != s:
        v = par[v]
        out.append(v)
    return out
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int c[105][105], n, m; bool vis[105];
int dfs(int u, int f) { if (u == n) return f; vis[u] = true; for (int v = 1; v <= n; v++) if (!vis[v] && c[u][v] > 0) { int d = dfs(v, min(f, c[u][v])); if (d > 0) { c[u][v] -= d; c[v][u] += d; return d; } } return 0; }
int main() { cin >> n >> m; while (m--) { int a, b, w; cin >> a >> b >> w; c[a][b] += w; } int r = 0, d; do { memset(vis, 0, sizeof vis); d = dfs(1, 1e9); r += d; } while (d); cout << r; }
""",
        ),
    ),
)
