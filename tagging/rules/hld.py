"""Heavy paths."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Compare, Expr, Field, If, Index, Name, While, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import ingredients, writes_in
from tagging.rule import Example, Rule
from tagging.view import View


def _path_jumps(view: View) -> Iterator[int]:
    """`while top[u] != top[v]: u = parent[top[u]]`, the deeper one first."""
    for routine in view.routines:
        for loop in routine.loops:
            if not isinstance(loop.stmt, While):
                continue
            tests = [loop.stmt.test, *(s.stmt.test for s in loop.sites if isinstance(s.stmt, If))]
            for table, names in _tops(tests):
                for write in writes_in(loop.sites):
                    for origin in ingredients(write.value, routine, 1):
                        if write.target in names and _above(origin, table):
                            yield loop.line


def _tops(tests: list[Expr]) -> Iterator[tuple[Expr, set[Expr]]]:
    for test in tests:
        for part in walk_expression(test):
            match part:
                case Compare(
                    op="!=" | "==", left=Index(base=a, index=u), right=Index(base=b, index=v)
                ):
                    if a == b and u != v:
                        yield a, {u, v}
                case Compare(
                    op="!=" | "==", left=Field(base=u, name=a), right=Field(base=v, name=b)
                ):
                    if a == b and u != v:
                        yield Name(a), {u, v}
                case _:
                    pass


def _above(value: Expr, table: Expr) -> bool:
    """`parent[top[u]]`"""
    match value:
        case Index(base=base, index=Index(base=inner)):
            return inner == table and base != table
        case Field(base=Field(name=inner)):
            return Name(inner) == table
        case (
            Field(base=Index(index=Index(base=inner))) | Field(base=Index(index=Field(base=inner)))
        ):
            return inner == table
        case _:
            return False


FACTS = {
    "path_jump": Fact("a node jumps above the top of its path until tops agree", _path_jumps),
}

RULE = Rule(
    tag="hld",
    meaning="nodes jump from the top of one heavy path to the next until they share one",
    family="rooted trees",
    also=("heavy light decomposition", "heavy path decomposition"),
    requires=("path_jump",),
    positives=(
        Example(
            python="""
import sys
sys.setrecursionlimit(1 << 20)
n, q = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(n - 1):
    a, b = map(int, input().split())
    g[a].append(b)
    g[b].append(a)
par, size, dep, heavy, top = [-1] * n, [1] * n, [0] * n, [-1] * n, [0] * n
def first(u):
    for v in g[u]:
        if v != par[u]:
            par[v] = u
            dep[v] = dep[u] + 1
            first(v)
            size[u] += size[v]
            if heavy[u] < 0 or size[v] > size[heavy[u]]:
                heavy[u] = v
def second(u, t):
    top[u] = t
    for v in g[u]:
        if v != par[u]:
            second(v, t if v == heavy[u] else v)
first(0)
second(0, 0)
for _ in range(q):
    u, v = map(int, input().split())
    while top[u] != top[v]:
        if dep[top[u]] < dep[top[v]]:
            u, v = v, u
        u = par[top[u]]
    print(u if dep[u] < dep[v] else v)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 100005; vector<int> e[N]; int fa[N], sz[N], d[N], son[N], tp[N], id[N], cnt, n, q; long long c[N];
void dfs1(int u, int f) { fa[u] = f; d[u] = d[f] + 1; sz[u] = 1; for (int v : e[u]) if (v != f) { dfs1(v, u); sz[u] += sz[v]; if (sz[v] > sz[son[u]]) son[u] = v; } }
void dfs2(int u, int t) { tp[u] = t; id[u] = ++cnt; if (son[u]) dfs2(son[u], t); for (int v : e[u]) if (v != fa[u] && v != son[u]) dfs2(v, v); }
long long sum(int l, int r) { return c[r] - c[l - 1]; }
long long path(int u, int v) { long long r = 0; while (tp[u] != tp[v]) { if (d[tp[u]] < d[tp[v]]) swap(u, v); r += sum(id[tp[u]], id[u]); u = fa[tp[u]]; } if (d[u] > d[v]) swap(u, v); return r + sum(id[u], id[v]); }
int main() { scanf("%d%d", &n, &q); for (int i = 1; i < n; i++) { int a, b; scanf("%d%d", &a, &b); e[a].push_back(b); e[b].push_back(a); } dfs1(1, 0); dfs2(1, 1); while (q--) { int a, b; scanf("%d%d", &a, &b); printf("%lld\\n", path(a, b)); } }
""",
        ),
        Example(
            python="""
class Paths:
    def __init__(self, parent, order):
        self.parent = parent
        n = len(parent)
        self.size = [1] * n
        for v in reversed(order):
            if parent[v] >= 0:
                self.size[parent[v]] += self.size[v]
        self.head = list(range(n))
        self.rank = {v: i for i, v in enumerate(order)}
    def meet(self, a, b):
        while self.head[a] != self.head[b]:
            if self.rank[self.head[a]] > self.rank[self.head[b]]:
                a = self.parent[self.head[a]]
            else:
                b = self.parent[self.head[b]]
        return a if self.rank[a] < self.rank[b] else b
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Hld {
  vector<vector<int>> g; vector<int> p, s, dep, root, pos; int t = 0;
  Hld(int n) : g(n), p(n, -1), s(n, 1), dep(n), root(n), pos(n) {}
  void size(int v) { for (int& u : g[v]) { g[u].erase(find(g[u].begin(), g[u].end(), v)); p[u] = v; dep[u] = dep[v] + 1; size(u); s[v] += s[u]; if (s[u] > s[g[v][0]]) swap(u, g[v][0]); } }
  void walk(int v) { pos[v] = t++; for (int u : g[v]) { root[u] = (u == g[v][0] ? root[v] : u); walk(u); } }
  template <class F> void process(int u, int v, F op) { for (;; v = p[root[v]]) { if (pos[u] > pos[v]) swap(u, v); if (root[u] == root[v]) break; op(pos[root[v]], pos[v] + 1); } op(pos[u], pos[v] + 1); }
};
int main() { int n; cin >> n; Hld h(n); for (int i = 1; i < n; i++) { int a, b; cin >> a >> b; h.g[a].push_back(b); h.g[b].push_back(a); } h.size(0); h.walk(0); int c = 0; h.process(0, n - 1, [&](int l, int r) { c += r - l; }); cout << c; }
""",
        ),
    ),
    near_misses=(
        Example(  # one step at a time
            python="""
n, q = map(int, input().split())
par = [0] + list(map(int, input().split()))
dep = [0] * n
for v in range(1, n):
    dep[v] = dep[par[v]] + 1
for _ in range(q):
    u, v = map(int, input().split())
    while u != v:
        if dep[u] < dep[v]:
            u, v = v, u
        u = par[u]
    print(u)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int p[1005], c[1005], n;
int main() { cin >> n; for (int i = 1; i <= n; i++) cin >> p[i] >> c[i]; int u = 1, v = n, k = 0; while (c[u] != c[v] && k < n) { u = p[u]; v = p[v]; k++; } cout << u << v; }
""",
        ),
    ),
)
