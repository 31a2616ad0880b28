"""Small sets merged into large ones."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Call,
    Collection,
    Compare,
    Each,
    Expr,
    Index,
    Name,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import calls_at, dependents, origins, tests_of, touches, writes_in
from tagging.rule import Example, Rule
from tagging.view import Loop, Routine, View


def _smaller_moved(view: View) -> Iterator[int]:
    """Sizes are compared, the two are exchanged, and the elements of one go to the other."""
    for routine in view.routines:
        for loop in routine.loops:
            if not isinstance(loop.stmt, Each):
                continue
            source = _plain(loop.stmt.iterable)
            for target in _receivers(loop):
                if target != source and _sizes_compared(routine, target, source):
                    yield loop.line


def _plain(iterable: Expr) -> Expr:
    while isinstance(iterable, Call) and iterable.op in ("items", "keys", "copy", "to_list"):
        iterable = iterable.args[0]
    return iterable


def _receivers(loop: Loop) -> Iterator[Expr]:
    for _, call in calls_at(loop.sites, "set_add", "push_back", "push"):
        if len(call.args) > 1 and touches(call.args[1], dependents(loop.variables, loop.sites)):
            yield call.args[0]
    for write in writes_in(loop.sites):
        if isinstance(write.target, Index) and touches(write.target.index, loop.variables):
            yield write.target.base


def _sizes_compared(routine: Routine, a: Expr, b: Expr) -> bool:
    """`if len(a) < len(b): a, b = b, a`, also of what the names of the two stand for."""
    names = [{p for o in origins(x, routine, 1) for p in walk_expression(o)} for x in (a, b)]
    for test in tests_of(routine.sites):
        for part in walk_expression(test):
            if isinstance(part, Compare) and part.op in ("<", ">", "<=", ">="):
                sides = [s.args[0] for s in (part.left, part.right)
                         if isinstance(s, Call) and s.op == "len"]  # fmt: skip
                if len(sides) == 2 and sides[0] != sides[1] and _swapped(routine, sides):
                    met = [any(s in n or any(q in n for q in walk_expression(s) if isinstance(q, Name))
                               for s in sides) for n in names]  # fmt: skip
                    if all(met):
                        return True
    return False


def _swapped(routine: Routine, sides: list[Expr]) -> bool:
    parts = {q for s in sides for q in walk_expression(s)}
    for site in routine.sites:
        for part in site.expressions():
            if isinstance(part, Call) and part.op == "swap" and set(part.args) & parts:
                return True
        match site.stmt:
            case Assign(target=Collection(items=(a, b)), value=Collection(items=(c, d))):
                if (a, b) == (d, c) and a in parts:
                    return True
            case _:
                pass
    return False


FACTS = {"smaller_moved": Fact("the smaller of two sets is moved into the larger", _smaller_moved)}

RULE = Rule(
    tag="small_to_large",
    meaning="the smaller of two sets is moved into the larger one, element by element",
    family="disjoint sets",
    also=("dsu on tree", "sack", "merging small to large"),
    requires=("smaller_moved",),
    positives=(
        Example(
            python="""
n = int(input())
color = list(map(int, input().split()))
par = [-1] + [int(x) for x in input().split()]
kids = [set([c]) for c in color]
res = [0] * n
for v in range(n - 1, -1, -1):
    res[v] = len(kids[v])
    p = par[v]
    if p >= 0:
        if len(kids[p]) < len(kids[v]):
            kids[p], kids[v] = kids[v], kids[p]
        for c in kids[v]:
            kids[p].add(c)
print(*res)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[200005]; set<int> s[200005]; int n, c[200005], res[200005];
void dfs(int u, int p) { s[u].insert(c[u]); for (int v : g[u]) if (v != p) { dfs(v, u); if (s[u].size() < s[v].size()) swap(s[u], s[v]); for (int x : s[v]) s[u].insert(x); s[v].clear(); } res[u] = s[u].size(); }
int main() { scanf("%d", &n); for (int i = 1; i <= n; i++) scanf("%d", c + i); for (int i = 1; i < n; i++) { int a, b; scanf("%d%d", &a, &b); g[a].push_back(b); g[b].push_back(a); } dfs(1, 0); printf("%d", res[1]); }
""",
        ),
        Example(
            python="""
def joined(a, b):
    if len(a) < len(b):
        a, b = b, a
    for key, count in b.items():
        a[key] = a.get(key, 0) + count
    return a
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
map<int, long long>* merge(map<int, long long>* a, map<int, long long>* b) { if (a->size() < b->size()) swap(a, b); for (auto& e : *b) (*a)[e.first] += e.second; delete b; return a; }
int main() { int n; cin >> n; vector<map<int, long long>> m(n); for (int i = 0; i < n; i++) { int x; cin >> x; m[i][x]++; } for (int i = 1; i < n; i++) { if (m[0].size() < m[i].size()) swap(m[0], m[i]); for (auto& e : m[i]) m[0][e.first] += e.second; } cout << m[0].size(); }
""",
        ),
    ),
    near_misses=(
        Example(  # sets are united without a look at their sizes
            python="""
n = int(input())
groups = [set(map(int, input().split())) for _ in range(n)]
whole = set()
for g in groups:
    for x in g:
        whole.add(x)
    if len(whole) < len(g):
        print('?')
print(len(whole))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { vector<int> a, b; int n, m, x; cin >> n >> m; while (n--) { cin >> x; a.push_back(x); } while (m--) { cin >> x; b.push_back(x); } if (a.size() < b.size()) swap(a, b); for (size_t i = 0; i < b.size(); i++) a[i] += b[i]; cout << a[0]; }
""",
        ),
    ),
)
