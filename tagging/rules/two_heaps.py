"""Two heaps around the median."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Call, Expr, While, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import calls_at, ingredients
from tagging.rule import Example, Rule
from tagging.view import Routine, Site, View


def _heaps_balanced(view: View) -> Iterator[int]:
    """The top of one heap moves to another when their sizes differ too much."""
    for routine in view.routines:
        for site in routine.sites:
            for pushed, popped in _moves(site, routine):
                loops = [w.stmt.test for w in site.loops if isinstance(w.stmt, While)]
                for test in (*site.conditions, *loops):
                    if _sizes(test) >= {pushed, popped}:
                        yield site.line


def _moves(site: Site, routine: Routine) -> Iterator[tuple[Expr, Expr]]:
    """`push(b, pop(a))`, also by way of the top and of a variable."""
    for _, call in calls_at((site,), "heap_push", "push", "set_add", "heap_replace"):
        if len(call.args) > 1:
            for origin in ingredients(call.args[1], routine, 2):
                for part in walk_expression(origin):
                    if isinstance(part, Call) and part.args and part.args[0] != call.args[0]:
                        if part.op in ("heap_pop", "top", "heap_replace", "front", "back"):
                            yield call.args[0], part.args[0]


def _sizes(test: Expr) -> set[Expr]:
    return {p.args[0] for p in walk_expression(test) if isinstance(p, Call) and p.op == "len"}


FACTS = {
    "heaps_balanced": Fact("the top of one heap moves to the other by their sizes", _heaps_balanced)
}

RULE = Rule(
    tag="two_heaps",
    meaning="a heap of small and a heap of large elements are kept equal in size",
    family="priority",
    also=("running median", "two priority queues"),
    requires=("heaps_balanced",),
    positives=(
        Example(
            python="""
import heapq
low, high = [], []
for _ in range(int(input())):
    x = int(input())
    heapq.heappush(low, -x)
    heapq.heappush(high, -heapq.heappop(low))
    if len(high) > len(low):
        heapq.heappush(low, -heapq.heappop(high))
    print(-low[0])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
priority_queue<int> a; priority_queue<int, vector<int>, greater<int>> b; int n, x;
int main() { scanf("%d", &n); for (int i = 1; i <= n; i++) { scanf("%d", &x); if (a.empty() || x <= a.top()) a.push(x); else b.push(x); while (a.size() > b.size() + 1) b.push(a.top()), a.pop(); while (b.size() > a.size()) a.push(b.top()), b.pop(); if (i & 1) printf("%d\\n", a.top()); } }
""",
        ),
        Example(
            python="""
from heapq import heappush, heappop
class Median:
    def __init__(self):
        self.small = []
        self.large = []
    def add(self, value):
        if self.small and value > -self.small[0]:
            heappush(self.large, value)
        else:
            heappush(self.small, -value)
        if len(self.small) > len(self.large) + 1:
            top = heappop(self.small)
            heappush(self.large, -top)
        elif len(self.large) > len(self.small):
            top = heappop(self.large)
            heappush(self.small, -top)
    def get(self):
        return -self.small[0]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Middle { priority_queue<long long> lo; priority_queue<long long, vector<long long>, greater<>> hi; void add(long long v) { lo.push(v); hi.push(lo.top()); lo.pop(); if (hi.size() > lo.size()) { lo.push(hi.top()); hi.pop(); } } long long get() { return lo.top(); } };
int main() { int n; cin >> n; Middle m; while (n--) { long long x; cin >> x; m.add(x); cout << m.get() << ' '; } }
""",
        ),
    ),
    near_misses=(
        Example(  # two heaps that do not exchange
            python="""
import heapq
up, down = [], []
for x in map(int, input().split()):
    heapq.heappush(up, x)
    heapq.heappush(down, -x)
    if len(up) > 3:
        heapq.heappop(up)
    if len(down) > 3:
        heapq.heappop(down)
print(up, down)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; priority_queue<int> q; vector<int> kept; while (n--) { int x; cin >> x; q.push(x); if (q.size() > 10) { kept.push_back(q.top()); q.pop(); } } cout << kept.size(); }
""",
        ),
    ),
)
