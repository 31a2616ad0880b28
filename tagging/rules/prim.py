"""Least spanning tree grown from one node."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Collection, Compare, Index, Name, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import (
    Write,
    all_writes,
    base_of,
    dependents,
    ingredients,
    touches,
    writes_in,
)
from tagging.facts.searches import visited
from tagging.facts.worklists import HEAP, Worklist, worklists
from tagging.rule import Example, Rule
from tagging.shapes import COMPARISONS, indices, lesser_of
from tagging.view import View


def _lightest_edges(view: View) -> Iterator[int]:
    """A heap of edges by weight, or a scan for the least, and marks of what is in the tree."""
    for work in worklists(view):
        if work.order == HEAP and _weights_pushed(work):
            names = work.taken | {n for s, _ in work.pushed for w in s.loops for n in w.variables}
            if visited(work.loop.sites, frozenset(names)) is not None:
                yield work.line
    for write in all_writes(view):
        if len(write.site.loops) >= 2 and _replaced(write) and _scan_before(write):
            yield write.line


def _weights_pushed(work: Worklist) -> bool:
    """Whether what goes in is ordered by an edge's weight alone."""
    for site, value in work.pushed:
        inner = [w for w in site.loops if work.loop in w.around]
        names = frozenset(n for w in inner for n in dependents(w.variables, w.sites))
        first = value.items[0] if isinstance(value, Collection) and value.items else value
        summed = any(touches(o, work.taken) for o in ingredients(first, work.routine))
        if inner and isinstance(value, Collection | Name) and touches(first, names) and not summed:
            return True
    return False


def _replaced(write: Write) -> bool:
    """`d[v] = w` where w is less than d[v], by itself and not added to anything."""
    if not isinstance(write.target, Index):
        return False
    lesser = [a for a in lesser_of(write.value) if a != write.target]
    plain = bool(lesser) and isinstance(lesser[0], Index) and len(indices(lesser[0])) == 2
    compared = any(
        isinstance(p, Compare) and p.op in COMPARISONS and {p.left, p.right} == {write.target, write.value}
        for t in write.site.conditions for p in walk_expression(t)
    )  # fmt: skip
    edge = isinstance(write.value, Index | Name) and compared
    return plain or edge


def _scan_before(write: Write) -> bool:
    """Whether the loop around chooses a node by the least entry of the same table."""
    table = base_of(write.target)
    outer = write.site.loops[-2]
    inner = write.site.loops[-1]
    for other in writes_in(outer.sites):
        scans = [w for w in other.site.loops if outer in w.around and w is not inner]
        if scans and isinstance(other.target, Name) and isinstance(other.value, Name):
            tests = [p for t in other.site.conditions for p in walk_expression(t)]
            if any(isinstance(p, Compare) and p.op in COMPARISONS and any(
                isinstance(q, Index) and base_of(q) == table for q in walk_expression(p)
            ) for p in tests):  # fmt: skip
                return True
    return False


FACTS = {
    "lightest_edge": Fact("the lightest edge out of what is marked is taken", _lightest_edges),
}

RULE = Rule(
    tag="prim",
    meaning="the lightest edge out of the tree is taken next",
    family="spanning trees",
    also=("prim mst", "prim with heap", "prim naive"),
    requires=("lightest_edge",),
    forbids=(
        "heap_relaxation",
        "scan_relaxation",
    ),
    positives=(
        Example(
            python="""
import heapq
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b, w = map(int, input().split())
    g[a].append((w, b))
    g[b].append((w, a))
seen = [False] * n
h = [(0, 0)]
total = 0
while h:
    w, u = heapq.heappop(h)
    if seen[u]:
        continue
    seen[u] = True
    total += w
    for c, v in g[u]:
        if not seen[v]:
            heapq.heappush(h, (c, v))
print(total)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int g[505][505], d[505], n, m; bool in[505];
int main() { scanf("%d%d", &n, &m); memset(g, 0x3f, sizeof g); while (m--) { int a, b, c; scanf("%d%d%d", &a, &b, &c); g[a][b] = g[b][a] = min(g[a][b], c); } memset(d, 0x3f, sizeof d); d[1] = 0; int r = 0; for (int i = 0; i < n; i++) { int t = -1; for (int j = 1; j <= n; j++) if (!in[j] && (t == -1 || d[j] < d[t])) t = j; r += d[t]; in[t] = true; for (int j = 1; j <= n; j++) d[j] = min(d[j], g[t][j]); } printf("%d", r); }
""",
        ),
        Example(
            python="""
def spanning(weight):
    n = len(weight)
    key = [float('inf')] * n
    parent = [None] * n
    key[0] = 0
    done = [False] * n
    for _ in range(n):
        best = float('inf')
        u = 0
        for v in range(n):
            if not done[v] and key[v] < best:
                best = key[v]
                u = v
        done[u] = True
        for v in range(n):
            if weight[u][v] > 0 and not done[v] and weight[u][v] < key[v]:
                key[v] = weight[u][v]
                parent[v] = u
    return parent
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, m; cin >> n >> m; vector<vector<pair<int, int>>> adj(n); while (m--) { int a, b, w; cin >> a >> b >> w; adj[a].push_back({w, b}); adj[b].push_back({w, a}); }
  priority_queue<pair<int, int>, vector<pair<int, int>>, greater<pair<int, int>>> q; vector<bool> used(n); q.push({0, 0}); long long sum = 0;
  while (!q.empty()) { auto [w, v] = q.top(); q.pop(); if (used[v]) continue; used[v] = true; sum += w; for (auto& e : adj[v]) if (!used[e.second]) q.push(e); }
  cout << sum;
}
""",
        ),
    ),
    near_misses=(
        Example(  # sums of weights are pushed
            python="""
import heapq
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b, w = map(int, input().split())
    g[a].append((w, b))
d = [10 ** 9] * n
h = [(0, 0)]
while h:
    c, u = heapq.heappop(h)
    if d[u] <= c:
        continue
    d[u] = c
    for w, v in g[u]:
        heapq.heappush(h, (c + w, v))
print(d)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; priority_queue<int> q; vector<int> a(n); for (int& x : a) cin >> x; for (int x : a) q.push(x); while (q.size() > 1) { int x = q.top(); q.pop(); int y = q.top(); q.pop(); if (x != y) q.push(x - y); } cout << (q.empty() ? 0 : q.top()); }
""",
        ),
    ),
)
