"""Sorting by merging halves."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Call,
    Compare,
    Conditional,
    Const,
    Expr,
    If,
    Index,
    While,
    walk_expression,
)
from tagging.facts.base import Fact, called_routines
from tagging.facts.flow import Write, ingredients, recursive, writes_in
from tagging.rule import Example, Rule
from tagging.shapes import COMPARISONS, halves
from tagging.view import Routine, Site, View


def _halves_merged(view: View) -> Iterator[int]:
    """A routine calls itself for two halves and then takes the lesser front again and again."""
    for routine, found in recursive(view):
        halved = [c for _, c in found if any(_half(a, routine) for a in c.args)]
        if len(halved) < 2:
            continue
        for site in _own_and_called(routine, view):
            if _merges(site):
                yield routine.line
                break


def _widening_merges(view: View) -> Iterator[int]:
    """Neighbouring runs are merged, again and again, as their width doubles."""
    for routine in view.routines:
        for loop in routine.loops:
            if isinstance(loop.stmt, While) and any(_doubles(w) for w in writes_in(loop.sites)):
                if any(len(s.loops) >= 3 and _merges(s) for s in loop.sites):
                    yield loop.line


def _doubles(write: Write) -> bool:
    match write.value:
        case Binary(op="*" | "<<", left=left, right=Const(value=2 | 1)):
            return left == write.target
        case Binary(op="+", left=left, right=right):
            return left == right == write.target
        case _:
            return False


def _half(argument: Expr, routine: Routine) -> bool:
    for option in ingredients(argument, routine, 2):
        for part in walk_expression(option):
            if halves(part) is not None:
                return True
            match part:
                case Binary(op="//" | ">>" | "/", right=Const(value=1 | 2)):
                    return True
                case _:
                    pass
    return False


def _own_and_called(routine: Routine, view: View) -> Iterator[Site]:
    yield from routine.sites
    for other in called_routines(routine.body, view):
        if other is not routine:
            yield from other.sites


def _merges(site: Site) -> bool:
    """`out = a[i] if a[i] < b[j] else b[j]`, or the library's merge."""
    if any(isinstance(p, Call) and p.op in ("merge", "inplace_merge") for p in site.expressions()):
        return True
    stmt = site.stmt
    tests = [stmt.test] if isinstance(stmt, If) else []
    tests += [p.test for p in site.expressions() if isinstance(p, Conditional)]
    for test in tests:
        for part in walk_expression(test):
            if isinstance(part, Compare) and part.op in COMPARISONS and site.loops:
                sides = [(p.base, p.index) for s in (part.left, part.right)
                         for p in walk_expression(s) if isinstance(p, Index)]  # fmt: skip
                places = {i for _, i in sides}
                moved = {w.target for w in writes_in(site.loops[-1].sites)
                         if isinstance(w.value, Binary) and w.target in (w.value.left, w.value.right)}  # fmt: skip
                if len(sides) >= 2 and len(places & moved) >= 2:
                    return True
                if len(sides) >= 2 and all(i == Const(0) for i in places) and len(
                    {b for b, _ in sides}) == 2:  # fmt: skip
                    return True
    return False


FACTS = {
    "halves_merged": Fact(
        "both halves are handled by recursion, or runs of doubling width, then merged",
        lambda v: (*_halves_merged(v), *_widening_merges(v)),
    ),
}

RULE = Rule(
    tag="merge_sort",
    meaning="both halves are sorted by recursion and merged",
    family="sorting",
    also=("mergesort", "merge sort count", "inversion counting by merge sort"),
    requires=("halves_merged",),
    positives=(
        Example(
            python="""
def sort(a):
    if len(a) < 2:
        return a
    m = len(a) // 2
    x, y = sort(a[:m]), sort(a[m:])
    out = []
    i = j = 0
    while i < len(x) and j < len(y):
        if x[i] <= y[j]:
            out.append(x[i])
            i += 1
        else:
            out.append(y[j])
            j += 1
    return out + x[i:] + y[j:]
print(sort(list(map(int, input().split()))))
""",
            cpp="""
#include <cstdio>
int n, a[100005], t[100005]; long long inv;
void sort_(int l, int r) { if (l >= r) return; int m = (l + r) >> 1; sort_(l, m); sort_(m + 1, r); int i = l, j = m + 1, k = l; while (i <= m && j <= r) if (a[i] <= a[j]) t[k++] = a[i++]; else { t[k++] = a[j++]; inv += m - i + 1; } while (i <= m) t[k++] = a[i++]; while (j <= r) t[k++] = a[j++]; for (i = l; i <= r; i++) a[i] = t[i]; }
int main() { scanf("%d", &n); for (int i = 0; i < n; i++) scanf("%d", a + i); sort_(0, n - 1); printf("%lld", inv); }
""",
        ),
        Example(
            python="""
def merge(left, right):
    result = []
    while left and right:
        if left[0] <= right[0]:
            result.append(left.pop(0))
        else:
            result.append(right.pop(0))
    return result + left + right
def merge_sorted(items):
    if len(items) <= 1:
        return items
    middle = len(items) // 2
    return merge(merge_sorted(items[:middle]), merge_sorted(items[middle:]))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
template <class It> void msort(It b, It e) { if (e - b < 2) return; It m = b + (e - b) / 2; msort(b, m); msort(m, e); inplace_merge(b, m, e); }
int main() { int n; cin >> n; vector<int> v(n); for (auto& x : v) cin >> x; msort(v.begin(), v.end()); cout << v[0]; }
""",
        ),
    ),
    near_misses=(
        Example(  # halves without merging; merging without halves
            python="""
def best(a, l, r):
    if r - l == 1:
        return a[l]
    m = (l + r) // 2
    return max(best(a, l, m), best(a, m, r))
x, y = sorted(input()), sorted(input())
i = j = 0
out = []
while i < len(x) and j < len(y):
    if x[i] < y[j]:
        out.append(x[i])
        i += 1
    else:
        out.append(y[j])
        j += 1
print(out, best(x, 0, len(x)))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int a[100005], n; void qs(int l, int r) { if (l >= r) return; int x = a[(l + r) / 2], i = l, j = r; while (i <= j) { while (a[i] < x) i++; while (a[j] > x) j--; if (i <= j) swap(a[i++], a[j--]); } qs(l, j); qs(i, r); }
int main() { cin >> n; for (int i = 0; i < n; i++) cin >> a[i]; qs(0, n - 1); cout << a[0]; }
""",
        ),
    ),
)
