"""Selection by partition."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Binary,
    Block,
    Call,
    Collection,
    Compare,
    Expr,
    Field,
    If,
    Index,
    Name,
    Return,
    Slice,
    statements_in,
    walk_expression,
)
from tagging.facts.base import Fact, called_routines
from tagging.facts.flow import base_of, origins, recursive, touches
from tagging.rule import Example, Rule
from tagging.view import Loop, Routine, Site, View

ORDERS = ("<", "<=", ">", ">=")


def _partitions(view: View) -> list[Routine]:
    return view.once("partitioning routines", lambda v: [
        r for r in v.routines if _exchanging(r) or _filtering(r)
    ])  # fmt: skip


def _exchanging(routine: Routine) -> bool:
    """Elements change places in a loop that compares elements with a pivot."""
    for site in routine.sites:
        if not site.loops or not _swaps(site):
            continue
        tests = [t for w in site.loops for s in w.sites for t in _tests(s)]
        tests += [*site.conditions, *(t for w in site.loops for t in _loop_tests(w))]
        for part in (p for t in tests for p in walk_expression(t)):
            if isinstance(part, Compare) and part.op in ORDERS:
                pivots = [x for x in (part.left, part.right) if isinstance(x, Name)
                          and any(isinstance(o, Index) for o in origins(x, routine, 1))]  # fmt: skip
                others = [x for x in (part.left, part.right) if isinstance(x, Index)]
                if (pivots and others) or _fixed_end(part, routine):
                    return True
    return False


def _tests(site: Site) -> list[Expr]:
    return [site.stmt.test] if isinstance(site.stmt, If) else []


def _loop_tests(loop: Loop) -> list[Expr]:
    return [t for s in loop.sites for t in (getattr(s.stmt, "test", None),) if t is not None]


def _fixed_end(part: Compare, routine: Routine) -> bool:
    """`a[j] < a[hi]` with an end of the range."""
    sides = (part.left, part.right)
    if not all(isinstance(s, Index) for s in sides):
        return False
    ends = [s for s in sides if isinstance(s, Index) and isinstance(s.index, Name)
            and s.index.id in routine.params and s.index.id not in routine.definitions]  # fmt: skip
    return len(ends) == 1 and base_of(sides[0]) == base_of(sides[1])


def _swaps(site: Site) -> bool:
    match site.stmt:
        case Assign(target=Collection(items=(Index() as a, Index() as b)), value=Collection(
            items=(c, d)
        )):  # fmt: skip
            return (a, b) == (d, c)
        case _:
            return any(isinstance(p, Call) and p.op == "swap" and len(p.args) == 2
                       and all(isinstance(x, Index) for x in p.args)
                       for p in site.expressions())  # fmt: skip


def _filtering(routine: Routine) -> bool:
    """Two lists take the elements below and above a pivot."""
    found: dict[Expr, set[str]] = {}
    for site in routine.sites:
        pushes = any(isinstance(p, Call) and p.op == "push_back" for p in site.expressions())
        if pushes:
            for test in site.conditions:
                match test:
                    case Compare(op=op, left=Name(), right=pivot) if op in ORDERS:
                        found.setdefault(pivot, set()).add(op[0])
                    case _:
                        pass
    return any(len(ops) == 2 for ops in found.values())


def _one_side(view: View) -> Iterator[int]:
    """After the partition the search goes on in the one part that holds the wanted rank."""
    parts = _partitions(view)
    for routine in view.routines:
        own = routine in parts
        uses = own or any(r in parts for r in called_routines(routine.body, view))
        if not uses:
            continue
        for site in routine.sites:
            if isinstance(site.stmt, If) and _chooses(site, routine, view):
                yield site.line


def _chooses(site: Site, routine: Routine, view: View) -> bool:
    """A test of the rank against a place, whose outcomes go on in different parts."""
    assert isinstance(site.stmt, If)
    test = site.stmt.test
    ranks = [p for p in walk_expression(test) if isinstance(p, Compare) and p.op in (*ORDERS, "==")]
    if not ranks or not any(_rank(p, routine) for p in ranks):
        return False
    calls = [s for r, found in recursive(view) if r is routine for s, _ in found]
    if calls:
        return _exclusive(calls, site.stmt, site.block)
    moved = {n for s in (*site.stmt.then, *site.stmt.otherwise) for n in _moved(s)}
    later = {n for s in routine.sites if site.stmt.test in s.conditions or s.stmt in
             site.stmt.otherwise for n in _moved(s.stmt)}  # fmt: skip
    return bool(site.loops) and len(moved | later) >= 2


def _exclusive(calls: list[Site], choice: If, block: Block) -> bool:
    """Never two calls in one activation."""
    if all(isinstance(s.stmt, Return) for s in calls):
        return any(s.stmt in statements_in(choice.then + choice.otherwise) or s.block == block
                   for s in calls)  # fmt: skip
    then = [s for s in calls if s.stmt in statements_in(choice.then)]
    rest = [s for s in calls if s.stmt in statements_in(choice.otherwise)]
    return len(then) == 1 == len(rest) and len(calls) == 2


def _moved(stmt: object) -> set[str]:
    """`hi = pos - 1`, `lo = pos + 1`, `k -= len(low)`, `a = above`."""
    match stmt:
        case Assign(target=Name(id=name), value=Binary() | Name() | Slice()):
            return {name}
        case _:
            return set()


def _rank(part: Compare, routine: Routine) -> bool:
    """One side is the wanted rank, the other a place or a number of elements."""
    for a, b in ((part.left, part.right), (part.right, part.left)):
        rank = isinstance(a, Name | Field)
        counted = any(
            isinstance(p, Call) and p.op == "len" for o in origins(b, routine, 2)
            for p in walk_expression(o)
        )  # fmt: skip
        placed = isinstance(b, Name | Binary) and touches(b, set(routine.definitions)) and not (
            any(isinstance(o, Index) for o in origins(b, routine, 1)))  # fmt: skip
        if rank and a != b and (counted or placed):
            return True
    return False


FACTS = {
    "partition": Fact(
        "elements are parted by a pivot, in place or into lists",
        lambda v: (r.line or 1 for r in _partitions(v)),
    ),
    "one_part": Fact("the search goes on in the part that holds the wanted rank", _one_side),
}

RULE = Rule(
    tag="quickselect",
    meaning="elements are parted by a pivot and the part with the wanted rank is parted again",
    family="sorting",
    also=("quick select", "selection algorithm", "kth element by partition"),
    requires=("partition", "one_part"),
    positives=(
        Example(
            python="""
import random
def select(items, k):
    pivot = random.choice(items)
    low = [x for x in items if x < pivot]
    high = [x for x in items if x > pivot]
    same = len(items) - len(low) - len(high)
    if k < len(low):
        return select(low, k)
    if k < len(low) + same:
        return pivot
    return select(high, k - len(low) - same)
n, k = map(int, input().split())
print(select(list(map(int, input().split())), k))
""",
            cpp="""
#include <cstdio>
#include <algorithm>
int a[5000005], n, k;
void find(int l, int r) { int i = l, j = r, p = a[(l + r) / 2]; do { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) std::swap(a[i++], a[j--]); } while (i <= j); if (k <= j) find(l, j); else if (i <= k) find(i, r); else { printf("%d", a[k]); } }
int main() { scanf("%d%d", &n, &k); for (int i = 0; i < n; i++) scanf("%d", a + i); find(0, n - 1); }
""",
        ),
        Example(
            python="""
def kth(a, k):
    lo, hi = 0, len(a) - 1
    while lo < hi:
        pivot = a[hi]
        place = lo
        for i in range(lo, hi):
            if a[i] < pivot:
                a[i], a[place] = a[place], a[i]
                place += 1
        a[place], a[hi] = a[hi], a[place]
        if place == k:
            return a[k]
        if place < k:
            lo = place + 1
        else:
            hi = place - 1
    return a[lo]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int part(vector<int>& v, int l, int r) { int p = v[r], i = l; for (int j = l; j < r; j++) if (v[j] <= p) swap(v[i++], v[j]); swap(v[i], v[r]); return i; }
int kth(vector<int>& v, int l, int r, int k) { int m = part(v, l, r); if (m == k) return v[m]; return m > k ? kth(v, l, m - 1, k) : kth(v, m + 1, r, k); }
int main() { int n, k; cin >> n >> k; vector<int> v(n); for (int& x : v) cin >> x; cout << kth(v, 0, n - 1, k); }
""",
        ),
    ),
    near_misses=(
        Example(  # both parts: a sort
            python="""
def order(items):
    if len(items) < 2:
        return items
    pivot = items[0]
    low = [x for x in items if x < pivot]
    high = [x for x in items if x > pivot]
    same = [x for x in items if x == pivot]
    return order(low) + same + order(high)
n, k = map(int, input().split())
print(order(list(map(int, input().split())))[k])
""",
            cpp="""
#include <cstdio>
#include <algorithm>
int a[100005], n, k;
void qs(int l, int r) { int i = l, j = r, p = a[(l + r) / 2]; do { while (a[i] < p) i++; while (a[j] > p) j--; if (i <= j) std::swap(a[i++], a[j--]); } while (i <= j); if (l < j) qs(l, j); if (i < r) qs(i, r); }
int main() { scanf("%d%d", &n, &k); for (int i = 0; i < n; i++) scanf("%d", a + i); qs(0, n - 1); printf("%d", a[k]); }
""",
        ),
    ),
)
