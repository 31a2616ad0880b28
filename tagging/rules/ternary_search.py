"""Search for an extreme by thirds."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Binary, Compare, Const, Expr, Name, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import ingredients, origins, tests_of, writes_in
from tagging.rule import Example, Rule
from tagging.shapes import COMPARISONS, shift
from tagging.view import Loop, Routine, View


def _thirds(view: View) -> Iterator[int]:
    """Two points a third inside are compared by a function, and an end moves to one of them."""
    for routine in view.routines:
        for loop in routine.loops:
            writes = list(writes_in(loop.sites))
            points: set[Expr] = {
                w.target for w in writes if isinstance(w.target, Name) and _inner(w.value, routine)
            }
            for pair in _compared_points(loop, points, routine):
                if any(
                    w.value in pair or _next_to(w.value, pair)
                    for w in writes
                    if w.target not in points
                ):
                    yield loop.line


def _inner(value: Expr, routine: Routine) -> bool:
    """`l + (r - l) / 3`, `r - (r - l) / 3`, `(2 * l + r) / 3`, or by the golden ratio."""
    for part in walk_expression(value):
        match part:
            case Binary(op="//" | "/", right=Const(value=3 | 3.0)):
                return True
            case Binary(op="*", left=a, right=b):
                for x in (a, b):
                    for o in origins(x, routine, 1):
                        if (
                            isinstance(o, Const)
                            and isinstance(o.value, float)
                            and 0.3 < o.value < 0.7
                        ):
                            return o.value != 0.5
            case _:
                pass
    return False


def _compared_points(loop: Loop, points: set[Expr], routine: Routine) -> Iterator[set[Expr]]:
    for test in tests_of(loop.sites):
        for part in walk_expression(test):
            if isinstance(part, Compare) and part.op in COMPARISONS:
                used = [{p for o in ingredients(s, routine, 1) for p in walk_expression(o) if p in points}
                        for s in (part.left, part.right)]  # fmt: skip
                if used[0] and used[1] and used[0] != used[1]:
                    yield used[0] | used[1]


def _next_to(value: Expr, points: set[Expr]) -> bool:
    return any(shift(value, p) in (1, -1) for p in points)


FACTS = {
    "thirds_compared": Fact("two inner points are compared and an end moves to one", _thirds),
}

RULE = Rule(
    tag="ternary_search",
    meaning="two inner points of an interval are compared and the worse side is dropped",
    family="halving",
    also=("trisection", "golden section"),
    requires=("thirds_compared",),
    positives=(
        Example(
            python="""
def cost(x):
    return (x - 3) ** 2
lo, hi = 0.0, 100.0
for _ in range(200):
    a = lo + (hi - lo) / 3
    b = hi - (hi - lo) / 3
    if cost(a) < cost(b):
        hi = b
    else:
        lo = a
print(lo)
""",
            cpp="""
#include <cstdio>
int n; double a[20], l, r; double f(double x) { double s = 0; for (int i = n; i >= 0; i--) s = s * x + a[i]; return s; }
int main() { scanf("%d%lf%lf", &n, &l, &r); for (int i = n; i >= 0; i--) scanf("%lf", a + i); while (r - l > 1e-7) { double x = l + (r - l) / 3, y = r - (r - l) / 3; if (f(x) > f(y)) r = y; else l = x; } printf("%f", l); }
""",
        ),
        Example(
            python="""
def peak(values):
    left, right = 0, len(values) - 1
    while right - left > 2:
        m1 = (2 * left + right) // 3
        m2 = (left + 2 * right) // 3
        if values[m1] < values[m2]:
            left = m1 + 1
        else:
            right = m2
    return max(values[left:right + 1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
template <class F> long long lowest(long long lo, long long hi, F f) { while (hi - lo >= 3) { long long a = lo + (hi - lo) / 3, b = hi - (hi - lo) / 3; long long x = f(a), y = f(b); if (x <= y) hi = b; else lo = a; } long long r = LLONG_MAX; for (long long i = lo; i <= hi; i++) r = min(r, f(i)); return r; }
int main() { long long n; cin >> n; cout << lowest(0, n, [&](long long x) { return (x - 7) * (x - 7); }); }
""",
        ),
    ),
    near_misses=(
        Example(  # halves
            python="""
lo, hi = 0, 1000
while lo < hi:
    mid = (lo + hi) // 2
    if mid * mid < 500:
        lo = mid + 1
    else:
        hi = mid
print(lo, hi // 3)
""",
            cpp="""
#include <iostream>
int main() { int l = 0, r = 999, x; std::cin >> x; while (l < r) { int a = l + (r - l) / 3, b = r - (r - l) / 3; if (x < a) r = a - 1; else if (x > b) l = b + 1; else { l = a; r = b - 1; } if (r - l < 3) break; } std::cout << l; }
""",
        ),
    ),
)
