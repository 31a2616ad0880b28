"""Tables over trees."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Binary, Call, Conditional, Expr, Index, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import Write, base_of, dependents, ingredients, touches, writes_in
from tagging.facts.recursions import neighbour_calls
from tagging.rule import Example, Rule
from tagging.view import Routine, View


def _children_gathered(view: View) -> Iterator[int]:
    """After the call for a child its entries go into those of the node, not as a plain size."""
    for routine, sites in neighbour_calls(view):
        rank = {id(s): i for i, s in enumerate(routine.sites)}
        params = {p for p in routine.params if p != "self"}
        for call in sites:
            for loop in call.loops:
                names = dependents(loop.variables, loop.sites) - params
                writes = [w for w in writes_in(loop.sites) if rank[id(w.site)] > rank[id(call)]]
                kept = [w for w in writes if _gathers(w, params, names, routine)]
                if len(kept) >= 2 or any(_chooses(w.value) for w in kept):
                    yield routine.line


def _gathers(write: Write, params: set[str], names: frozenset[str], routine: Routine) -> bool:
    target = write.target
    if not isinstance(target, Index) or not touches(target, params) or touches(target, names):
        return False
    table = base_of(target)
    return any(isinstance(p, Index) and touches(p, names) and base_of(p) == table
               for o in ingredients(write.value, routine, 1) for p in walk_expression(o)) or any(
        isinstance(p, Index) and touches(p, names) for p in walk_expression(write.value)
    )  # fmt: skip


def _chooses(value: Expr) -> bool:
    return any((isinstance(p, Call) and p.op in ("max", "min")) or isinstance(p, Conditional)
               or (isinstance(p, Binary) and p.op == "*") for p in walk_expression(value))  # fmt: skip


FACTS = {
    "children_gathered": Fact("a node gathers the entries of its children", _children_gathered)
}

RULE = Rule(
    tag="dp_tree",
    meaning="the entry of a node is gathered from those of its children after they are done",
    family="dynamic programming",
    also=("tree dp", "dp on trees"),
    requires=("children_gathered",),
    forbids=("lowlink",),
    positives=(
        Example(
            python="""
import sys
sys.setrecursionlimit(1 << 20)
n = int(input())
w = list(map(int, input().split()))
g = [[] for _ in range(n)]
for _ in range(n - 1):
    a, b = map(int, input().split())
    g[a].append(b)
    g[b].append(a)
take = w[:]
skip = [0] * n
def go(u, p):
    for v in g[u]:
        if v != p:
            go(v, u)
            take[u] += skip[v]
            skip[u] += max(take[v], skip[v])
go(0, -1)
print(max(take[0], skip[0]))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> e[6005]; int f[6005][2], n, r; bool in[6005];
void dfs(int u) { for (int v : e[u]) { dfs(v); f[u][1] += f[v][0]; f[u][0] += max(f[v][0], f[v][1]); } }
int main() { scanf("%d", &n); for (int i = 1; i <= n; i++) scanf("%d", &f[i][1]); for (int i = 1; i < n; i++) { int a, b; scanf("%d%d", &a, &b); e[b].push_back(a); in[a] = true; } for (int i = 1; i <= n; i++) if (!in[i]) { dfs(i); printf("%d", max(f[i][0], f[i][1])); } }
""",
        ),
        Example(
            python="""
class Tree:
    def __init__(self, children):
        self.children = children
        self.ways = [1] * len(children)
    def count(self, node):
        for child in self.children[node]:
            self.count(child)
            self.ways[node] = self.ways[node] * (self.ways[child] + 1) % 1000000007
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<vector<pair<int, int>>> g; vector<long long> down, best;
void walk(int v, int p) { for (auto& [u, w] : g[v]) { if (u == p) continue; walk(u, v); best[v] = max(best[v], down[v] + down[u] + w); best[v] = max(best[v], best[u]); down[v] = max(down[v], down[u] + w); } }
int main() { int n; cin >> n; g.resize(n); down.assign(n, 0); best.assign(n, 0); for (int i = 1; i < n; i++) { int a, b, w; cin >> a >> b >> w; g[a].push_back({b, w}); g[b].push_back({a, w}); } walk(0, -1); cout << best[0]; }
""",
        ),
    ),
    near_misses=(
        Example(  # depths are handed down
            python="""
n = int(input())
g = [[] for _ in range(n)]
for _ in range(n - 1):
    a, b = map(int, input().split())
    g[a].append(b)
    g[b].append(a)
dep = [0] * n
def go(u, p):
    for v in g[u]:
        if v != p:
            dep[v] = max(dep[u] + 1, 0)
            go(v, u)
go(0, -1)
print(max(dep))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005]; int sz[1005], n;
void go(int u, int p) { sz[u] = 1; for (int v : g[u]) if (v != p) { go(v, u); sz[u] += sz[v]; } }
int main() { cin >> n; for (int i = 1; i < n; i++) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } go(1, 0); cout << sz[1]; }
""",
        ),
    ),
)
