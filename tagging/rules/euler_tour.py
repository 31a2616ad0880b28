"""Flattened trees."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Binary, Call, Const, Expr, Field, Index, Name, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import all_writes, writes_in
from tagging.facts.recursions import neighbour_calls
from tagging.rule import Example, Rule
from tagging.view import View


def _entries_and_exits(view: View) -> Iterator[int]:
    """A running number is noted for the node before the calls for its children and after them."""
    for routine, sites in neighbour_calls(view):
        rank = {id(s): i for i, s in enumerate(routine.sites)}
        first, last = min(rank[id(s)] for s in sites), max(rank[id(s)] for s in sites)
        params = {p for p in routine.params if p != "self"}
        before: dict[Expr, set[Expr]] = {}
        for write in writes_in(routine.sites):
            place = rank[id(write.site)]
            if not isinstance(write.target, Index | Field) or not _of_node(write.target, params):
                continue
            for counter in _counters(write.value):
                if place < first:
                    before.setdefault(counter, set()).add(write.target)
                elif place > last and not write.site.loops and counter in before:
                    if write.target not in before[counter] and _counts(counter, view):
                        yield write.line


def _of_node(target: Index | Field, params: set[str]) -> bool:
    key = target.index if isinstance(target, Index) else target.base
    key = key.index if isinstance(key, Index) else key
    return isinstance(key, Name) and key.id in params


def _counters(value: Expr) -> Iterator[Expr]:
    for part in walk_expression(value):
        if isinstance(part, Name | Field) or (isinstance(part, Call) and part.op == "len"):
            yield part


def _counts(counter: Expr, view: View) -> bool:
    """Whether the number grows by one, or is the length of a growing list."""
    if isinstance(counter, Call):
        return True
    return any(
        w.target == counter
        and isinstance(w.value, Binary)
        and w.value == Binary("+", counter, Const(1))
        for w in all_writes(view)
    )


FACTS = {"entry_and_exit": Fact("a node notes its number on entry and on exit", _entries_and_exits)}

RULE = Rule(
    tag="euler_tour",
    meaning="each node notes when it is entered and left, so that a subtree is a range",
    family="rooted trees",
    also=("euler tour technique", "dfs order", "flattened tree"),
    requires=("entry_and_exit",),
    positives=(
        Example(
            python="""
import sys
sys.setrecursionlimit(1 << 20)
n = int(input())
g = [[] for _ in range(n)]
for v in range(1, n):
    g[int(input())].append(v)
tin, tout, t = [0] * n, [0] * n, 0
def go(u):
    global t
    tin[u] = t
    t += 1
    for v in g[u]:
        go(v)
    tout[u] = t
go(0)
print(tin, tout)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> e[100005]; int L[100005], R[100005], tim, n;
void dfs(int u, int p) { L[u] = ++tim; for (int v : e[u]) if (v != p) dfs(v, u); R[u] = tim; }
int main() { scanf("%d", &n); for (int i = 1; i < n; i++) { int a, b; scanf("%d%d", &a, &b); e[a].push_back(b); e[b].push_back(a); } dfs(1, 0); for (int i = 1; i <= n; i++) printf("%d ", R[i] - L[i] + 1); }
""",
        ),
        Example(
            python="""
class Flat:
    def __init__(self, children):
        self.children = children
        self.order = []
        self.start = {}
        self.stop = {}
    def walk(self, node):
        self.start[node] = len(self.order)
        self.order.append(node)
        for child in self.children[node]:
            self.walk(child)
        self.stop[node] = len(self.order)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Node { vector<int> adj; int in = 0, out = 0; };
vector<Node> t; int clock_;
void visit(int v, int p) { t[v].in = clock_++; for (int u : t[v].adj) { if (u == p) continue; visit(u, v); } t[v].out = clock_; }
int main() { int n; cin >> n; t.resize(n); for (int i = 1; i < n; i++) { int a, b; cin >> a >> b; t[a].adj.push_back(b); t[b].adj.push_back(a); } visit(0, -1); cout << t[n - 1].in; }
""",
        ),
    ),
    near_misses=(
        Example(  # only on entry
            python="""
n = int(input())
g = [[] for _ in range(n)]
for v in range(1, n):
    g[int(input())].append(v)
num, size, t = [0] * n, [1] * n, 0
def go(u):
    global t
    num[u] = t
    t += 1
    for v in g[u]:
        go(v)
        size[u] += size[v]
go(0)
print(num, size)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005]; int low[1005], num[1005], c[1005], t, n;
void go(int u, int p) { num[u] = low[u] = ++t; for (int v : g[u]) if (v != p) { if (num[v]) low[u] = min(low[u], num[v]); else { go(v, u); low[u] = min(low[u], low[v]); } } c[u] = low[u]; }
int main() { cin >> n; for (int i = 1; i <= n; i++) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } go(1, 0); cout << c[1]; }
""",
        ),
    ),
)
