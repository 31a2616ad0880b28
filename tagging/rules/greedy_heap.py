"""Greedy choices from a heap."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Each,
    Expr,
    Index,
    Name,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import dependents, ingredients, writes_in
from tagging.facts.worklists import HEAP, removals
from tagging.rule import Example, Rule
from tagging.view import Loop, Routine, Site, View

PUSHES = ("heap_push", "push", "heap_replace", "set_add")


def _pops(view: View) -> Iterator[tuple[Routine, Site, Expr]]:
    for routine in view.routines:
        for site, container, order in removals(routine, view):
            if order == HEAP:
                yield routine, site, container


def _pushes(loop: Loop, container: Expr) -> Iterator[tuple[Site, Expr]]:
    for site in loop.sites:
        for part in site.expressions():
            if isinstance(part, Call) and part.op in PUSHES and part.args[:1] == (container,):
                if len(part.args) > 1:
                    yield site, part.args[1]


def _taken(loop: Loop, container: Expr) -> frozenset[str]:
    """Names that hold what the heap gave out in a round, or what follows from it."""
    seeds = {
        t.id for w in writes_in(loop.sites) for t in walk_expression(w.target)
        if isinstance(t, Name) and any(
            isinstance(p, Call) and p.args[:1] == (container,)
            and p.op in ("heap_pop", "heap_replace", "top", "pop", "front")
            for p in walk_expression(w.value))
    }  # fmt: skip
    return dependents(seeds, loop.sites)


def _goes_back(view: View) -> Iterator[int]:
    """What was taken is used and put back changed, alone or joined with another."""
    for routine, site, container in _pops(view):
        loop = site.loops[-1]
        taken = _taken(loop, container)
        for push, value in _pushes(loop, container):
            if push.loops != site.loops or not _changed(value, taken, container, routine):
                continue
            yield push.line


def _changed(value: Expr, taken: frozenset[str], container: Expr, routine: Routine) -> bool:
    """Arithmetic on what was taken, not a step to a next element."""
    for option in ingredients(value, routine, 2):
        for part in walk_expression(option):
            if isinstance(part, Binary) and part.op in ("+", "-", "*", "//", "/"):
                sides = [part.left, part.right]
                given = [s for s in sides if names_in(s) & taken or _given(s, container)]
                stored = any(isinstance(p, Index) and names_in(p.index) & taken
                             for p in walk_expression(option))  # fmt: skip
                if given and not stored:
                    return True
    return False


def _given(expr: Expr, container: Expr) -> bool:
    return any(isinstance(p, Call) and p.args[:1] == (container,) for p in walk_expression(expr))


def _regret(view: View) -> Iterator[int]:
    """Each item goes in; where a total is over its limit, the worst so far is taken out of it."""
    for _, site, container in _pops(view):
        loop = site.loops[-1]
        outer = [w for w in site.loops if any(True for _ in _pushes(w, container))]
        if not outer:
            continue
        taken = _taken(loop, container)
        totals = {
            w.target for s in loop.sites if s.block == site.block for w in writes_in((s,))
            if isinstance(w.target, Name) and isinstance(w.value, Binary) and w.value.op in "+-"
            and w.value.left == w.target
            and (names_in(w.value.right) & taken or _given(w.value.right, container))
        }  # fmt: skip
        tests = [*site.conditions, *(getattr(w.stmt, "test", None) for w in site.loops)]
        for test in (t for t in tests if t is not None):
            if any(isinstance(p, Compare) and totals & set(walk_expression(p))
                   for p in walk_expression(test)):  # fmt: skip
                yield site.line


def _earliest_free(view: View) -> Iterator[int]:
    """Items in order: the least of the heap is replaced where the item comes after it."""
    for _, site, container in _pops(view):
        for loop in site.loops:
            if isinstance(loop.stmt, Each) and _in_order(loop, site.routine, view):
                items = loop.variables
                for test in site.conditions:
                    for part in walk_expression(test):
                        if isinstance(part, Compare) and _asks(part, container, items):
                            if any(names_in(v) & items for _, v in _pushes(loop, container)):
                                yield site.line


def _in_order(loop: Loop, routine: Routine, view: View) -> bool:
    assert isinstance(loop.stmt, Each)
    iterable = loop.stmt.iterable
    if any(isinstance(p, Call) and p.op == "sorted" for v in ingredients(iterable, routine, 2)
           for p in walk_expression(v)):  # fmt: skip
        return True
    return any(isinstance(p, Call) and p.op == "sort" and p.args[:1] == (iterable,)
               for s in routine.sites for p in s.expressions())  # fmt: skip


def _asks(part: Compare, container: Expr, items: frozenset[str]) -> bool:
    """The least of the heap against the item."""
    for a, b in ((part.left, part.right), (part.right, part.left)):
        least = any(
            (isinstance(p, Call) and p.op in ("top", "front") and p.args[:1] == (container,))
            or (isinstance(p, Index) and p.base == container)
            for p in walk_expression(a)
        )
        if least and names_in(b) & items:
            return True
    return False


FACTS = {
    "taken_goes_back": Fact(
        "what a heap gives out goes back changed, or joined with the next", _goes_back
    ),
    "worst_taken_back": Fact(
        "where a total is over its limit the worst choice so far leaves it", _regret
    ),
    "earliest_replaced": Fact(
        "items in order replace the least of a heap where they come after it", _earliest_free
    ),
}

RULE = Rule(
    tag="greedy_heap",
    meaning="each step takes the best that is open, by a heap",
    family="greedy",
    also=("greedy priority queue", "greedy with heap", "huffman", "regret greedy"),
    any_of=("taken_goes_back", "worst_taken_back", "earliest_replaced"),
    forbids=("heap_relaxation",),
    positives=(
        Example(
            python="""
import heapq
n = int(input())
heap = list(map(int, input().split()))
heapq.heapify(heap)
cost = 0
while len(heap) > 1:
    a = heapq.heappop(heap)
    b = heapq.heappop(heap)
    cost += a + b
    heapq.heappush(heap, a + b)
print(cost)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<pair<int, int>> v(n); for (auto& [d, t] : v) cin >> t >> d; sort(v.begin(), v.end()); priority_queue<int> q; long long now = 0; for (auto& [d, t] : v) { q.push(t); now += t; if (now > d) { now -= q.top(); q.pop(); } } cout << q.size(); }
""",
        ),
        Example(
            python="""
import heapq
def rooms(meetings):
    busy = []
    for start, end in sorted(meetings):
        if busy and busy[0] <= start:
            heapq.heappop(busy)
        heapq.heappush(busy, end)
    return len(busy)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n, k; cin >> n >> k; priority_queue<int> q; for (int i = 0; i < n; i++) { int x; cin >> x; q.push(x); } long long s = 0; while (k--) { int x = q.top(); q.pop(); s += x; q.push(x / 2); } cout << s; }
""",
        ),
    ),
    near_misses=(
        Example(  # the k largest; sorted lists joined
            python="""
import heapq
n, k = map(int, input().split())
best = []
for x in map(int, input().split()):
    heapq.heappush(best, x)
    if len(best) > k:
        heapq.heappop(best)
lists = [sorted(map(int, input().split())) for _ in range(n)]
open_ = [(l[0], i, 0) for i, l in enumerate(lists) if l]
heapq.heapify(open_)
out = []
while open_:
    x, i, j = heapq.heappop(open_)
    out.append(x)
    if j + 1 < len(lists[i]):
        heapq.heappush(open_, (lists[i][j + 1], i, j + 1))
print(best, out)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n, m; cin >> n >> m; vector<vector<pair<int, int>>> g(n); while (m--) { int a, b, w; cin >> a >> b >> w; g[a].push_back({b, w}); } vector<int> d(n, 1e9); d[0] = 0; priority_queue<pair<int, int>> q; q.push({0, 0}); while (!q.empty()) { auto [x, u] = q.top(); q.pop(); if (-x > d[u]) continue; for (auto [v, w] : g[u]) if (d[u] + w < d[v]) { d[v] = d[u] + w; q.push({-d[v], v}); } } cout << d[n - 1]; }
""",
        ),
    ),
)
