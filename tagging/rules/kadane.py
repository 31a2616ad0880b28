"""Best sum of neighbouring elements."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Conditional,
    Const,
    Expr,
    Field,
    Index,
    Name,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import Write, all_writes, base_of, writes_in
from tagging.rule import Example, Rule
from tagging.shapes import shift
from tagging.view import View


def _runs_extended(view: View) -> Iterator[int]:
    """`cur = max(x, cur + x)` or `cur = max(0, cur) + x`, and the best of all is kept."""
    for write in all_writes(view):
        if not write.site.loops or not isinstance(write.target, Name | Index | Field):
            continue
        if _starts_anew(write.value, write) and _best_kept(write):
            yield write.line


def _starts_anew(value: Expr, write: Write) -> bool:
    for one, other in _greater(value):
        match one:
            case Binary(op="+", left=a, right=b):
                for before, x in ((a, b), (b, a)):
                    if _previous(before, write.target) and (x == other or other == Const(0)):
                        return not isinstance(x, Const)
            case _:
                pass
    match value:
        case Binary(op="+", left=a, right=b):
            for kept, x in ((a, b), (b, a)):
                pair = list(_greater(kept))
                if any(_previous(p, write.target) and q == Const(0) for p, q in pair):
                    return not isinstance(x, Const)
        case _:
            pass
    return _dropped(write)


def _greater(value: Expr) -> Iterator[tuple[Expr, Expr]]:
    match value:
        case Call(op="max", args=(a, b)):
            yield from ((a, b), (b, a))
        case Conditional(test=Compare(), then=a, otherwise=b):
            yield from ((a, b), (b, a))
        case _:
            return


def _previous(expr: Expr, target: Expr) -> bool:
    """The value before: the variable itself, or the entry one place back."""
    if expr == target:
        return True
    return (
        isinstance(expr, Index) and isinstance(target, Index)
        and expr.base == target.base and shift(target.index, expr.index) == 1
    )  # fmt: skip


def _dropped(write: Write) -> bool:
    """`cur += x` and, where it falls below zero, `cur = 0`."""
    value = write.value
    if not (
        isinstance(value, Binary) and value.op == "+" and write.target in (value.left, value.right)
    ):
        return False
    added = value.right if value.left == write.target else value.left
    if isinstance(added, Const):
        return False
    for other in writes_in(write.site.loops[-1].sites):
        if other.target == write.target and other.value == Const(0):
            for test in other.site.guards:
                for part in walk_expression(test):
                    if isinstance(part, Compare) and part.op in ("<", "<=", ">", ">="):
                        if {part.left, part.right} == {write.target, Const(0)}:
                            return True
    return False


def _best_kept(write: Write) -> bool:
    """Whether the greatest of these sums is kept, in the loop or of the whole table."""
    base = base_of(write.target)
    for site in write.site.routine.sites:
        for part in site.expressions():
            if isinstance(part, Call) and part.op in ("max", "max_of"):
                if any(base in walk_expression(a) for a in part.args) and part != write.value:
                    return True
            if isinstance(part, Compare) and part.op in ("<", ">", "<=", ">="):
                other = {part.left, part.right} - {write.target}
                stored = {w.target for w in writes_in(write.site.loops[-1].sites)
                          if w.value == write.target}  # fmt: skip
                if len(other) == 1 and other & stored:
                    return True
    return False


FACTS = {
    "run_extended": Fact("a best sum goes on or starts anew at each element", _runs_extended),
}

RULE = Rule(
    tag="kadane",
    meaning="the best sum that ends here either goes on or starts anew",
    family="dynamic programming",
    also=("kadane algorithm", "kadane with indices", "maximum subarray"),
    requires=("run_extended",),
    positives=(
        Example(
            python="""
a = list(map(int, input().split()))
cur = best = a[0]
for x in a[1:]:
    cur = max(x, cur + x)
    best = max(best, cur)
print(best)
""",
            cpp="""
#include <cstdio>
int n, x; long long s, r = -1e18;
int main() { scanf("%d", &n); while (n--) { scanf("%d", &x); s += x; if (s > r) r = s; if (s < 0) s = 0; } printf("%lld", r); }
""",
        ),
        Example(
            python="""
def best_run(values):
    ends = [0] * len(values)
    ends[0] = values[0]
    for i in range(1, len(values)):
        ends[i] = max(values[i], ends[i - 1] + values[i])
    return max(ends)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<long long> a(n); for (auto& x : a) cin >> x; long long here = 0, top = LLONG_MIN; for (long long x : a) { here = max(here, 0LL) + x; top = max(top, here); } cout << top; }
""",
        ),
    ),
    near_misses=(
        Example(  # totals that never start anew
            python="""
a = list(map(int, input().split()))
total = 0
best = -10 ** 9
low = 0
for x in a:
    total += x
    best = max(best, total - low)
    low = min(low, total)
print(best)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; int run = 0, best = 0; while (n--) { int x; cin >> x; if (x > 0) run++; else run = 0; best = max(best, run); } cout << best; }
""",
        ),
    ),
)
