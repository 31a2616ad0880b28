"""Trees taken apart at their centroids."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Const,
    Expr,
    Field,
    Index,
    Name,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact, called_routines
from tagging.facts.flow import base_of, marks, origins, recursive, tests_of
from tagging.rule import Example, Rule
from tagging.shapes import COMPARISONS
from tagging.view import Routine, Site, View


def _half_tests(view: View) -> Iterator[int]:
    """The size of a part against half of the whole, or the largest part against the best so far."""
    for routine in view.routines:
        for test in tests_of(routine.sites):
            for part in walk_expression(test):
                if isinstance(part, Compare) and part.op in COMPARISONS and _halved(part, routine):
                    yield part.span.line or routine.line
        for site in routine.sites:
            stmt = site.stmt
            value = getattr(stmt, "value", None)
            if value is None:
                continue
            for inner in walk_expression(value):
                if isinstance(inner, Call) and inner.op == "max" and _rest_of(inner):
                    yield site.line


def _halved(part: Compare, routine: Routine) -> bool:
    """`size[v] > total // 2`, `2 * size[v] > total`."""
    for a, b in ((part.left, part.right), (part.right, part.left)):
        sized = isinstance(a, Index) or (isinstance(a, Name) and any(
            isinstance(o, Index) for o in origins(a, routine, 1)))  # fmt: skip
        for option in origins(b, routine, 1):
            match option:
                case Binary(op="//" | ">>" | "/", left=left, right=Const(value=2 | 1)):
                    if sized and not isinstance(left, Binary):
                        return True
                case _:
                    pass
        match a:
            case Binary(op="*" | "<<", left=Index(), right=Const(value=2 | 1)):
                return not isinstance(b, Const)
            case Binary(op="*", left=Const(value=2), right=Index()):
                return not isinstance(b, Const)
            case _:
                pass
    return False


def _rest_of(part: Call) -> bool:
    """`max(largest, total - size[u])`."""
    return any(
        isinstance(a, Binary) and a.op == "-" and isinstance(a.left, Name | Field)
        and isinstance(a.right, Index)
        for a in part.args
    )  # fmt: skip


def _taken_apart(view: View) -> Iterator[int]:
    """A node is taken out for good, and each part left of the tree is taken apart in turn; the
    parts' sizes are counted by a recursion that stays out of what was taken."""
    recursions = [r for r, _ in recursive(view)]
    if not recursions:
        return
    for routine in view.routines:
        called = called_routines(routine.body, view)
        counters = [r for r in recursions if r is not routine and r in called]
        if not counters or not (routine.calls_itself() or _stacked(routine)):
            continue
        for site, container, key in marks(routine.sites):
            if _true(site.stmt) and names_in(key) and _guards_later(site, container, routine):
                if any(_asks_only(r, container) for r in counters):
                    yield site.line


def _guards_later(site: Site, container: Expr, routine: Routine) -> bool:
    """Whether a loop after the mark asks for it."""
    behind = routine.sites[routine.sites.index(site) + 1 :]
    return any(s.loops and any(_mentions(t, container) for t in s.conditions) for s in behind)


def _asks_only(routine: Routine, container: Expr) -> bool:
    marked = any(base_of(c) == base_of(container) for _, c, _ in marks(routine.sites))
    return not marked and _asks(routine, container)


def _stacked(routine: Routine) -> bool:
    return any(isinstance(p, Call) and p.op in ("pop_back", "pop") for s in routine.sites
               if s.loops for p in s.expressions())  # fmt: skip


def _true(stmt: object) -> bool:
    value = getattr(stmt, "value", None)
    if isinstance(value, Const):
        return bool(value.value)
    return not isinstance(value, Index)


def _asks(routine: Routine, container: Expr) -> bool:
    return any(_mentions(t, container) for s in routine.sites for t in s.conditions)


def _mentions(test: Expr, container: Expr) -> bool:
    return any(base_of(p) == base_of(container) for p in walk_expression(test)
               if isinstance(p, Index | Name | Field))  # fmt: skip


FACTS = {
    "half_of_the_whole": Fact("a part is held against half of the whole", _half_tests),
    "parts_taken_apart": Fact(
        "a node is taken out for good and the parts around it are taken apart in turn", _taken_apart
    ),
}

RULE = Rule(
    tag="centroid",
    meaning="a tree is taken apart at nodes whose removal leaves parts of at most half the size",
    family="rooted trees",
    also=("centroid decomposition", "divide and conquer on trees"),
    requires=("half_of_the_whole", "parts_taken_apart"),
    positives=(
        Example(
            python="""
import sys
sys.setrecursionlimit(1 << 20)
n = int(input())
g = [[] for _ in range(n)]
for _ in range(n - 1):
    a, b = map(int, input().split())
    g[a].append(b)
    g[b].append(a)
size = [0] * n
removed = [False] * n
parent = [-1] * n
def measure(u, p):
    size[u] = 1
    for v in g[u]:
        if v != p and not removed[v]:
            size[u] += measure(v, u)
    return size[u]
def middle(u, p, total):
    for v in g[u]:
        if v != p and not removed[v] and size[v] > total // 2:
            return middle(v, u, total)
    return u
def apart(u, above):
    c = middle(u, -1, measure(u, -1))
    removed[c] = True
    parent[c] = above
    for v in g[c]:
        if not removed[v]:
            apart(v, c)
apart(0, -1)
print(*parent)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 100005; vector<pair<int, int>> g[N]; int n, k, sz[N], mx[N], rt, sum; bool vis[N]; long long ans;
void getrt(int u, int f) { sz[u] = 1; mx[u] = 0; for (auto [v, w] : g[u]) if (v != f && !vis[v]) { getrt(v, u); sz[u] += sz[v]; mx[u] = max(mx[u], sz[v]); } mx[u] = max(mx[u], sum - sz[u]); if (mx[u] < mx[rt]) rt = u; }
void dis(int u, int f, int d, vector<int>& c) { c.push_back(d); for (auto [v, w] : g[u]) if (v != f && !vis[v]) dis(v, u, d + w, c); }
long long calc(int u, int d) { vector<int> c; dis(u, 0, d, c); sort(c.begin(), c.end()); long long r = 0; for (int l = 0, q = (int)c.size() - 1; l < q;) if (c[l] + c[q] <= k) r += q - l++; else q--; return r; }
void solve(int u) { vis[u] = true; ans += calc(u, 0); for (auto [v, w] : g[u]) if (!vis[v]) { ans -= calc(v, w); sum = sz[v]; rt = 0; getrt(v, u); solve(rt); } }
int main() { cin >> n >> k; for (int i = 1; i < n; i++) { int a, b, w; cin >> a >> b >> w; g[a].push_back({b, w}); g[b].push_back({a, w}); } mx[0] = sum = n; getrt(1, 0); solve(rt); cout << ans; }
""",
        ),
        Example(
            python="""
class Centroids:
    def __init__(self, tree):
        self.tree = tree
        self.gone = set()
        self.weight = {}
        self.levels = []
    def weigh(self, node, came):
        total = 1
        for other in self.tree[node]:
            if other != came and other not in self.gone:
                total += self.weigh(other, node)
        self.weight[node] = total
        return total
    def split(self, node, depth):
        total = self.weigh(node, None)
        came = None
        moved = True
        while moved:
            moved = False
            for other in self.tree[node]:
                if other != came and other not in self.gone and 2 * self.weight[other] > total:
                    came, node, moved = node, other, True
                    break
        self.gone.add(node)
        self.levels.append((node, depth))
        for other in self.tree[node]:
            if other not in self.gone:
                self.split(other, depth + 1)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Centroid {
  vector<vector<int>> adj; vector<int> sub, par; vector<char> dead;
  Centroid(int n) : adj(n), sub(n), par(n, -1), dead(n) {}
  int count(int v, int p) { sub[v] = 1; for (int u : adj[v]) if (u != p && !dead[u]) sub[v] += count(u, v); return sub[v]; }
  int find(int v, int p, int s) { for (int u : adj[v]) if (u != p && !dead[u] && sub[u] * 2 > s) return find(u, v, s); return v; }
  void build(int v, int p) { int s = count(v, -1), c = find(v, -1, s); dead[c] = 1; par[c] = p; for (int u : adj[c]) if (!dead[u]) build(u, c); }
};
int main() { int n; cin >> n; Centroid t(n); for (int i = 1; i < n; i++) { int a, b; cin >> a >> b; t.adj[a].push_back(b); t.adj[b].push_back(a); } t.build(0, -1); for (int x : t.par) cout << x << ' '; }
""",
        ),
    ),
    near_misses=(
        Example(  # the centroid alone, nothing is taken apart
            python="""
import sys
sys.setrecursionlimit(1 << 20)
n = int(input())
g = [[] for _ in range(n)]
for _ in range(n - 1):
    a, b = map(int, input().split())
    g[a].append(b)
    g[b].append(a)
size = [1] * n
def measure(u, p):
    for v in g[u]:
        if v != p:
            measure(v, u)
            size[u] += size[v]
def middle(u, p):
    for v in g[u]:
        if v != p and size[v] > n // 2:
            return middle(v, u)
    return u
measure(0, -1)
print(middle(0, -1))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005]; int n, sz[1005]; bool vis[1005];
void dfs(int u) { vis[u] = true; sz[u] = 1; for (int v : g[u]) if (!vis[v]) { dfs(v); sz[u] += sz[v]; } }
int main() { cin >> n; for (int i = 1; i < n; i++) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } dfs(1); for (int i = 1; i <= n; i++) { int m = n - sz[i]; for (int v : g[i]) if (sz[v] < sz[i]) m = max(m, sz[v]); if (m <= n / 2) cout << i; } }
""",
        ),
    ),
)
