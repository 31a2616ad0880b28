"""Lowest common ancestors by doubling."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="lca_binary_lifting",
    meaning="ancestors at powers of two let two nodes jump up together",
    family="rooted trees",
    also=("binary lifting", "lowest common ancestor", "lca", "lca by binary lifting", "doubling"),
    requires=(
        "ancestor_doubling",
        "joint_jump",
    ),
    positives=(
        Example(
            python="""
import sys
n, q = map(int, input().split())
par = [0, 0] + list(map(int, input().split()))
L = 18
dep = [0] * (n + 1)
for v in range(2, n + 1):
    dep[v] = dep[par[v]] + 1
up = [par]
for k in range(1, L):
    up.append([0] * (n + 1))
    for v in range(1, n + 1):
        up[k][v] = up[k - 1][up[k - 1][v]]
def lca(a, b):
    if dep[a] < dep[b]:
        a, b = b, a
    d = dep[a] - dep[b]
    for k in range(L):
        if d >> k & 1:
            a = up[k][a]
    if a == b:
        return a
    for k in range(L - 1, -1, -1):
        if up[k][a] != up[k][b]:
            a = up[k][a]
            b = up[k][b]
    return par[a]
for _ in range(q):
    print(lca(*map(int, sys.stdin.readline().split())))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
#define rep(i, a, b) for (int i = a; i <= b; i++)
const int N = 500005; vector<int> e[N]; int d[N], f[N][20], n, m, s;
void dfs(int u, int p) { d[u] = d[p] + 1; f[u][0] = p; rep(i, 1, 19) f[u][i] = f[f[u][i - 1]][i - 1]; for (int v : e[u]) if (v != p) dfs(v, u); }
int lca(int u, int v) {
  if (d[u] < d[v]) swap(u, v);
  for (int i = 19; i >= 0; i--) if (d[f[u][i]] >= d[v]) u = f[u][i];
  if (u == v) return v;
  for (int i = 19; i >= 0; i--) if (f[u][i] != f[v][i]) u = f[u][i], v = f[v][i];
  return f[u][0];
}
int main() { scanf("%d%d%d", &n, &m, &s); rep(i, 2, n) { int a, b; scanf("%d%d", &a, &b); e[a].push_back(b); e[b].push_back(a); } dfs(s, 0); while (m--) { int a, b; scanf("%d%d", &a, &b); printf("%d\\n", lca(a, b)); } }
""",
        ),
        Example(
            python="""
class Tree:
    def __init__(self, parent, depth):
        self.depth = depth
        self.jump = [parent]
        for _ in range(20):
            last = self.jump[-1]
            self.jump.append([last[p] for p in last])
    def lift(self, v, steps):
        k = 0
        while steps:
            if steps & 1:
                v = self.jump[k][v]
            steps >>= 1
            k += 1
        return v
    def meet(self, a, b):
        if self.depth[a] > self.depth[b]:
            a, b = b, a
        b = self.lift(b, self.depth[b] - self.depth[a])
        if a == b:
            return a
        for row in reversed(self.jump):
            if row[a] != row[b]:
                a, b = row[a], row[b]
        return self.jump[0][a]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct LCA {
  int lg; vector<vector<int>> anc; vector<int> tin, tout, dep; int t = 0;
  LCA(const vector<vector<int>>& g) : lg(20), anc(20, vector<int>(g.size())), tin(g.size()), tout(g.size()), dep(g.size()) {
    walk(g, 0, 0);
    for (int k = 1; k < lg; ++k) for (size_t v = 0; v < g.size(); ++v) { int mid = anc[k - 1][v]; anc[k][v] = anc[k - 1][mid]; }
  }
  void walk(const vector<vector<int>>& g, int v, int p) { anc[0][v] = p; tin[v] = t++; for (int u : g[v]) if (u != p) { dep[u] = dep[v] + 1; walk(g, u, v); } tout[v] = t; }
  int query(int a, int b) {
    if (dep[a] < dep[b]) swap(a, b);
    for (int k = lg - 1; k >= 0; --k) if (dep[a] - (1 << k) >= dep[b]) a = anc[k][a];
    if (a == b) return a;
    for (int k = lg - 1; k >= 0; --k) if (anc[k][a] != anc[k][b]) { a = anc[k][a]; b = anc[k][b]; }
    return anc[0][a];
  }
};
int main() { int n; cin >> n; vector<vector<int>> g(n); for (int i = 1; i < n; i++) { int p; cin >> p; g[p].push_back(i); g[i].push_back(p); } LCA l(g); cout << l.query(0, n - 1); }
""",
        ),
    ),
    near_misses=(
        Example(  # jumps of one node only: the k-th ancestor
            python="""
n, q = map(int, input().split())
up = [[0] + list(map(int, input().split()))]
for k in range(1, 18):
    up.append([up[k - 1][up[k - 1][v]] for v in range(n)])
for _ in range(q):
    v, d = map(int, input().split())
    for k in range(18):
        if d >> k & 1:
            v = up[k][v]
    print(v)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int p[1005], d[1005], n, q;
int main() { cin >> n >> q; for (int i = 2; i <= n; i++) { cin >> p[i]; d[i] = d[p[i]] + 1; } while (q--) { int a, b; cin >> a >> b; while (a != b) { if (d[a] < d[b]) swap(a, b); a = p[a]; } cout << a << '\\n'; } }
""",
        ),
    ),
)
