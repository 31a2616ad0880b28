"""Fenwick trees over differences."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Binary, Const, Expr, Invoke, Unary, walk_expression
from tagging.facts.base import Fact
from tagging.facts.fenwick import writing_loops
from tagging.rule import Example, Rule
from tagging.shapes import shift
from tagging.view import Site, View, called_name


def _range_updates(view: View) -> Iterator[int]:
    """The tree takes x at the start of a range and -x behind its end."""
    writers = {routine.name for routine in writing_loops(view)}
    for routine in view.routines:
        found = [(s, p) for s in routine.sites for p in s.expressions()
                 if isinstance(p, Invoke) and called_name(p) in writers
                 and called_name(p) != routine.name]  # fmt: skip
        for site, call in found:
            for other_site, other in found:
                if _near(site, other_site) and _opposite(call, other):
                    yield site.line


def _near(a: Site, b: Site) -> bool:
    return a.loops == b.loops and (a.block == b.block or b.guards[:-1] == a.guards)


def _opposite(call: Invoke, other: Invoke) -> bool:
    """The same amount with the other sign, at another place."""
    if called_name(call) != called_name(other) or len(call.args) != len(other.args):
        return False
    negated = [i for i, (a, b) in enumerate(zip(call.args, other.args, strict=True))
               if _is_negation(a, b)]  # fmt: skip
    moved = [(a, b) for a, b in zip(call.args, other.args, strict=True)
             if a != b and not _is_negation(a, b)]  # fmt: skip
    return bool(negated) and any(_different_ends(a, b) for a, b in moved)


def _is_negation(a: Expr, b: Expr) -> bool:
    if b == Unary("-", a) or a == Unary("-", b):
        return True
    match a, b:
        case Const(value=int(x)), Const(value=int(y)):
            return x == -y != 0
        case Const(value=int(x)), Unary(op="-", operand=Const(value=int(y))):
            return x == y
        case Binary(op="*", left=left, right=right), _:
            product = [Binary("*", Unary("-", left), right), Binary("*", left, Unary("-", right))]
            return b in product
        case _:
            return False


def _different_ends(a: Expr, b: Expr) -> bool:
    """`l` and `r + 1`: two ends, the later one behind its element."""
    if shift(b, a) is not None:
        return False
    return any(isinstance(p, Binary) and p.op in "+-" for p in walk_expression(b)) or (
        not isinstance(a, Const)
    )


FACTS = {
    "signed_range_update": Fact(
        "the tree takes an amount at one end of a range and its negative at the other",
        _range_updates,
    ),
}

RULE = Rule(
    tag="fenwick_range",
    meaning="a Fenwick tree over differences, so that a range is changed by its two ends",
    family="range trees",
    also=("fenwick range update", "range bit", "fenwick tree with range updates"),
    requires=("bit_climb_write", "bit_climb_read", "signed_range_update"),
    implies=("fenwick",),
    positives=(
        Example(
            python="""
n, q = map(int, input().split())
tree = [0] * (n + 2)
def add(i, x):
    while i <= n:
        tree[i] += x
        i += i & -i
def get(i):
    s = 0
    while i > 0:
        s += tree[i]
        i -= i & -i
    return s
for _ in range(q):
    t, *rest = map(int, input().split())
    if t == 1:
        l, r, x = rest
        add(l, x)
        add(r + 1, -x)
    else:
        print(get(rest[0]))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, q; long long b1[100005], b2[100005];
void add(long long* b, int i, long long x) { for (; i <= n; i += i & -i) b[i] += x; }
long long sum(long long* b, int i) { long long s = 0; for (; i; i -= i & -i) s += b[i]; return s; }
void range(int l, int r, long long x) { add(b1, l, x); add(b1, r + 1, -x); add(b2, l, x * (l - 1)); add(b2, r + 1, -x * r); }
long long prefix(int i) { return sum(b1, i) * i - sum(b2, i); }
int main() { cin >> n >> q; while (q--) { int t, l, r; cin >> t >> l >> r; if (t == 1) { long long x; cin >> x; range(l, r, x); } else cout << prefix(r) - prefix(l - 1) << endl; } }
""",
        ),
        Example(
            python="""
class Differences:
    def __init__(self, n):
        self.n = n
        self.t = [0] * (n + 1)
    def _put(self, i, delta):
        while i < self.n:
            self.t[i] += delta
            i |= i + 1
    def add(self, lo, hi, delta):
        self._put(lo, delta)
        if hi < self.n:
            self._put(hi, -delta)
    def at(self, i):
        total = 0
        while i >= 0:
            total += self.t[i]
            i = (i & (i + 1)) - 1
        return total
""",
            cpp="""
#include <vector>
#include <iostream>
struct Bit { std::vector<int> t; Bit(int n) : t(n + 2) {} void put(int i, int v) { for (; i < (int)t.size(); i += i & -i) t[i] += v; } int ask(int i) { int s = 0; for (; i > 0; i &= i - 1) s += t[i]; return s; } };
int main() { int n, m; std::cin >> n >> m; Bit b(n); while (m--) { int l, r; std::cin >> l >> r; b.put(l, 1); b.put(r + 1, -1); } for (int i = 1; i <= n; i++) std::cout << b.ask(i) << ' '; }
""",
        ),
    ),
    near_misses=(
        Example(  # single elements change, ranges are summed
            python="""
n, q = map(int, input().split())
tree = [0] * (n + 1)
a = [0] * (n + 1)
def add(i, x):
    while i <= n:
        tree[i] += x
        i += i & -i
def get(i):
    s = 0
    while i > 0:
        s += tree[i]
        i -= i & -i
    return s
for _ in range(q):
    t, x, y = map(int, input().split())
    if t == 1:
        add(x, y - a[x])
        a[x] = y
    else:
        print(get(y) - get(x - 1))
""",
            cpp="""
#include <iostream>
int n, q, t[100005], a[100005];
void add(int i, int x) { for (; i <= n; i += i & -i) t[i] += x; }
int sum(int i) { int s = 0; for (; i; i -= i & -i) s += t[i]; return s; }
int main() { std::cin >> n >> q; while (q--) { int k, x, y; std::cin >> k >> x >> y; if (k == 1) { add(x, -a[x]); a[x] = y; add(x, y); } else std::cout << sum(y) - sum(x - 1) << '\\n'; } }
""",
        ),
    ),
)
