"""Values replaced by their ranks."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Call,
    Collection,
    Comprehension,
    Each,
    Expr,
    Index,
    Name,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import all_writes, calls, holder_name, touches, writes_in
from tagging.rule import Example, Rule
from tagging.view import View


def _ranks(view: View) -> Iterator[int]:
    """A sorted list without repeats, in which values are looked up."""
    unique = {holder_name(c.args[0]) for _, c in calls(view, "unique", "erase_range") if c.args}
    ordered = {holder_name(c.args[0]) for _, c in calls(view, "sort") if c.args}
    lists = (unique & ordered) | {
        holder_name(w.target) for w in all_writes(view)
        if any(_sorted_set(p) for p in walk_expression(w.value))
    }  # fmt: skip
    for site, call in calls(view, "lower_bound", "upper_bound"):
        if call.args and holder_name(call.args[0]) in lists and (site.loops or site.routine.params):
            yield site.line
    yield from _numbered(view, lists)


def _sorted_set(part: Expr) -> bool:
    """`sorted(set(a))`, `list(dict.fromkeys(sorted(a)))`."""
    return (
        isinstance(part, Call) and part.op == "sorted" and bool(part.args)
        and any((isinstance(p, Call) and p.op == "to_set") or (isinstance(p, Collection) and p.kind == "set")
                for p in walk_expression(part.args[0]))
    )  # fmt: skip


def _numbered(view: View, lists: set[str]) -> Iterator[int]:
    """`{v: i for i, v in enumerate(sorted(set(a)))}` and loops that number in order."""
    for site in view.sites:
        for part in site.expressions():
            if isinstance(part, Comprehension) and part.kind == "dict" and len(part.clauses) == 1:
                if _in_order(part.clauses[0].iterable, lists):
                    yield site.line
    for routine in view.routines:
        for loop in routine.loops:
            if isinstance(loop.stmt, Each) and _in_order(loop.stmt.iterable, lists):
                for write in writes_in(loop.sites):
                    if isinstance(write.target, Index) and isinstance(write.value, Name):
                        if (
                            touches(write.target.index, loop.variables)
                            and write.value.id in loop.variables
                        ):
                            yield loop.line


def _in_order(iterable: Expr, lists: set[str]) -> bool:
    return isinstance(iterable, Call) and iterable.op == "enumerate" and any(
        _sorted_set(p) or (isinstance(p, Name) and p.id in lists) for p in walk_expression(iterable)
    )  # fmt: skip


FACTS = {"ranks_looked_up": Fact("values are replaced by their place in sorted order", _ranks)}

RULE = Rule(
    tag="coordinate_compression",
    meaning="values are sorted and made unique, and each is replaced by its place among them",
    family="hashing",
    also=("discretization", "discretisation", "coordinate compress"),
    any_of=("ranks_looked_up",),
    positives=(
        Example(
            python="""
a = list(map(int, input().split()))
rank = {v: i for i, v in enumerate(sorted(set(a)))}
print(*[rank[x] for x in a])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, a[100005], b[100005];
int main() { scanf("%d", &n); for (int i = 0; i < n; i++) scanf("%d", a + i), b[i] = a[i]; sort(b, b + n); int m = unique(b, b + n) - b; for (int i = 0; i < n; i++) a[i] = lower_bound(b, b + m, a[i]) - b + 1; printf("%d", a[0]); }
""",
        ),
        Example(
            python="""
from bisect import bisect_left
xs = [int(v) for v in input().split()]
order = sorted(set(xs))
small = [bisect_left(order, x) for x in xs]
print(small)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Compress { vector<long long> v; void add(long long x) { v.push_back(x); } void build() { sort(v.begin(), v.end()); v.erase(unique(v.begin(), v.end()), v.end()); } int get(long long x) { return lower_bound(v.begin(), v.end(), x) - v.begin(); } };
int main() { int n; cin >> n; Compress c; vector<long long> a(n); for (auto& x : a) { cin >> x; c.add(x); } c.build(); for (auto x : a) cout << c.get(x) << ' '; }
""",
        ),
    ),
    near_misses=(
        Example(  # a sorted list with repeats is searched
            python="""
from bisect import bisect_left
a = sorted(map(int, input().split()))
for _ in range(int(input())):
    print(bisect_left(a, int(input())))
print(len(set(a)))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<int> a(n); for (auto& x : a) cin >> x; sort(a.begin(), a.end()); a.erase(unique(a.begin(), a.end()), a.end()); long long s = 0; for (int x : a) s += x; cout << s << lower_bound(a.begin(), a.end(), 5) - a.begin(); }
""",
        ),
    ),
)
