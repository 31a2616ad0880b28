"""Maximum flow by levels."""

from tagging.lemmas.dinic import LEMMA
from tagging.rule import Example, Rule

RULE = Rule(
    tag="dinic",
    meaning="flow is pushed to the next level along edges with capacity left",
    family="flows and matchings",
    also=("dinic max flow", "dinitz", "blocking flow", "maximum flow"),
    requires=(
        "residual_pair",
        "level_test",
    ),
    lemma=LEMMA,
    positives=(
        Example(
            python="""
from collections import deque
class Flow:
    def __init__(self, n):
        self.g = [[] for _ in range(n)]
    def add(self, a, b, c):
        self.g[a].append([b, c, len(self.g[b])])
        self.g[b].append([a, 0, len(self.g[a]) - 1])
    def levels(self, s, t):
        self.level = [-1] * len(self.g)
        self.level[s] = 0
        q = deque([s])
        while q:
            u = q.popleft()
            for v, c, _ in self.g[u]:
                if c > 0 and self.level[v] < 0:
                    self.level[v] = self.level[u] + 1
                    q.append(v)
        return self.level[t] >= 0
    def push(self, u, t, f):
        if u == t:
            return f
        while self.it[u] < len(self.g[u]):
            e = self.g[u][self.it[u]]
            if e[1] > 0 and self.level[e[0]] == self.level[u] + 1:
                d = self.push(e[0], t, min(f, e[1]))
                if d:
                    e[1] -= d
                    self.g[e[0]][e[2]][1] += d
                    return d
            self.it[u] += 1
        return 0
    def run(self, s, t):
        total = 0
        while self.levels(s, t):
            self.it = [0] * len(self.g)
            f = self.push(s, t, 10 ** 18)
            while f:
                total += f
                f = self.push(s, t, 10 ** 18)
        return total
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 205, M = 20005; const long long INF = 1e18;
int head[N], nxt[M], to[M], tot = 1, dep[N], cur[N], n, m, s, t; long long c[M];
void add(int u, int v, int w) { to[++tot] = v; c[tot] = w; nxt[tot] = head[u]; head[u] = tot; to[++tot] = u; c[tot] = 0; nxt[tot] = head[v]; head[v] = tot; }
bool bfs() { memset(dep, 0, sizeof dep); queue<int> q; q.push(s); dep[s] = 1; while (!q.empty()) { int u = q.front(); q.pop(); for (int i = head[u]; i; i = nxt[i]) if (c[i] && !dep[to[i]]) dep[to[i]] = dep[u] + 1, q.push(to[i]); } return dep[t]; }
long long dfs(int u, long long f) { if (u == t) return f; long long r = 0; for (int& i = cur[u]; i && f; i = nxt[i]) { int v = to[i]; if (dep[v] == dep[u] + 1 && c[i]) { long long k = dfs(v, min(f, c[i])); c[i] -= k; c[i ^ 1] += k; r += k; f -= k; } } return r; }
int main() { scanf("%d%d%d%d", &n, &m, &s, &t); while (m--) { int a, b, w; scanf("%d%d%d", &a, &b, &w); add(a, b, w); } long long r = 0; while (bfs()) { memcpy(cur, head, sizeof head); r += dfs(s, INF); } printf("%lld", r); }
""",
        ),
        Example(
            python="""
def max_flow(cap, s, t):
    n = len(cap)
    flow = 0
    def layers():
        rank = [None] * n
        rank[s] = 0
        queue = [s]
        for u in queue:
            for v in range(n):
                if cap[u][v] > 0 and rank[v] is None:
                    rank[v] = rank[u] + 1
                    queue.append(v)
        return rank
    def send(u, room, rank):
        if u == t:
            return room
        sent = 0
        for v in range(n):
            if cap[u][v] > 0 and rank[v] == rank[u] + 1:
                got = send(v, min(room - sent, cap[u][v]), rank)
                cap[u][v] -= got
                cap[v][u] += got
                sent += got
        return sent
    rank = layers()
    while rank[t] is not None:
        flow += send(s, float('inf'), rank)
        rank = layers()
    return flow
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Edge { int to; long long cap; int rev; };
struct Dinic {
  vector<vector<Edge>> g; vector<int> lvl, ptr;
  Dinic(int n) : g(n), lvl(n), ptr(n) {}
  void add(int a, int b, long long c) { g[a].push_back({b, c, (int)g[b].size()}); g[b].push_back({a, 0, (int)g[a].size() - 1}); }
  bool bfs(int s, int t) { fill(lvl.begin(), lvl.end(), -1); lvl[s] = 0; queue<int> q; q.push(s); while (q.size()) { int v = q.front(); q.pop(); for (auto& e : g[v]) if (e.cap > 0 && lvl[e.to] == -1) { lvl[e.to] = lvl[v] + 1; q.push(e.to); } } return lvl[t] != -1; }
  long long dfs(int v, int t, long long f) { if (v == t || !f) return f; for (int& i = ptr[v]; i < (int)g[v].size(); i++) { Edge& e = g[v][i]; if (lvl[e.to] != lvl[v] + 1) continue; long long d = dfs(e.to, t, min(f, e.cap)); if (d > 0) { e.cap -= d; g[e.to][e.rev].cap += d; return d; } } return 0; }
  long long flow(int s, int t) { long long r = 0; while (bfs(s, t)) { fill(ptr.begin(), ptr.end(), 0); while (long long f = dfs(s, t, LLONG_MAX)) r += f; } return r; }
};
int main() { int n, m; cin >> n >> m; Dinic d(n); while (m--) { int a, b, c; cin >> a >> b >> c; d.add(a, b, c); } cout << d.flow(0, n - 1); }
""",
        ),
    ),
    near_misses=(
        Example(  # augmenting paths without levels
            python="""
def flow(cap, s, t):
    n = len(cap)
    total = 0
    while True:
        par = [-1] * n
        par[s] = s
        queue = [s]
        for u in queue:
            for v in range(n):
                if par[v] < 0 and cap[u][v] > 0:
                    par[v] = u
                    queue.append(v)
        if par[t] < 0:
            return total
        v = t
        while v != s:
            u = par[v]
            cap[u][v] -= 1
            cap[v][u] += 1
            v = u
        total += 1
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int c[205][205], n, m; bool vis[205];
int dfs(int u, int f) { if (u == n) return f; vis[u] = true; for (int v = 1; v <= n; v++) if (!vis[v] && c[u][v] > 0) { int d = dfs(v, min(f, c[u][v])); if (d > 0) { c[u][v] -= d; c[v][u] += d; return d; } } return 0; }
int main() { cin >> n >> m; while (m--) { int a, b, w; cin >> a >> b >> w; c[a][b] += w; } int r = 0, d; do { memset(vis, 0, sizeof vis); d = dfs(1, 1e9); r += d; } while (d); cout << r; }
""",
        ),
    ),
)
