"""Range trees of lines."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Call,
    Collection,
    Compare,
    Expr,
    Field,
    Index,
    Name,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import ingredients
from tagging.rule import Example, Rule
from tagging.shapes import COMPARISONS, halves
from tagging.view import Routine, Site, View


def _middles(routine: Routine) -> set[str]:
    return {n for n, values in routine.definitions.items()
            if any(halves(v) is not None for v in values)}  # fmt: skip


def _exchanged(site: Site) -> bool:
    """A line of a node and the line that comes in change places."""
    pair: tuple[Expr, ...] = ()
    for part in site.expressions():
        if isinstance(part, Call) and part.op == "swap" and len(part.args) == 2:
            pair = part.args
    match site.stmt:
        case Assign(target=Collection(items=(a, b)), value=Collection(items=(c, d))):
            pair = (a, b) if (a, b) == (d, c) else pair
        case _:
            pass
    stored = [p for p in pair if isinstance(p, Index | Field)]
    carried = [p for p in pair if isinstance(p, Name)]
    return len(stored) == 1 == len(carried)


def _better_in_the_middle(view: View) -> Iterator[int]:
    """Two lines are compared at the middle of a range; the better one stays at the node."""
    for routine in view.routines:
        middles = _middles(routine)
        if not middles:
            continue
        for site in routine.sites:
            if not _exchanged(site):
                continue
            for test in site.guards:
                for value in ingredients(test, routine, 2):
                    if any(_both_at(p, middles, routine) for p in walk_expression(value)):
                        yield site.line


def _both_at(part: Expr, middles: set[str], routine: Routine) -> bool:
    if not isinstance(part, Compare) or part.op not in COMPARISONS:
        return False
    sides = [
        any(names_in(v) & middles for v in ingredients(side, routine, 2))
        for side in (part.left, part.right)
    ]
    plain = any(isinstance(s, Name) and s.id in middles for s in (part.left, part.right))
    return all(sides) and not plain


FACTS = {
    "line_kept_in_the_middle": Fact(
        "two lines are compared at the middle of a range and the better one stays there",
        _better_in_the_middle,
    ),
}

RULE = Rule(
    tag="li_chao",
    meaning="a range tree whose nodes keep the line that is best in their middle",
    family="optimised dynamic programming",
    also=("li chao tree", "li-chao tree", "line container tree"),
    requires=("line_kept_in_the_middle",),
    positives=(
        Example(
            python="""
N = 1 << 17
lines = [(0, 10 ** 18)] * (2 * N)
def value(line, x):
    return line[0] * x + line[1]
def insert(new, node=1, l=0, r=N):
    m = (l + r) // 2
    left = value(new, l) < value(lines[node], l)
    middle = value(new, m) < value(lines[node], m)
    if middle:
        lines[node], new = new, lines[node]
    if r - l == 1:
        return
    if left != middle:
        insert(new, 2 * node, l, m)
    else:
        insert(new, 2 * node + 1, m, r)
def query(x):
    node, best = x + N, 10 ** 18
    while node:
        best = min(best, value(lines[node], x))
        node //= 2
    return best
for _ in range(int(input())):
    t, *rest = map(int, input().split())
    if t == 1:
        insert((rest[0], rest[1]))
    else:
        print(query(rest[0]))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef long long ll; const int C = 100000;
struct Line { ll k, b; ll operator()(ll x) const { return k * x + b; } }; Line t[4 * C + 5]; bool has[4 * C + 5];
void add(int p, int l, int r, Line f) { if (!has[p]) { has[p] = true; t[p] = f; return; } int m = (l + r) >> 1; if (f.k * m + f.b > t[p].k * m + t[p].b) swap(t[p], f); if (l == r) return; if (f.k * l + f.b > t[p].k * l + t[p].b) add(p << 1, l, m, f); else if (f.k * r + f.b > t[p].k * r + t[p].b) add(p << 1 | 1, m + 1, r, f); }
ll ask(int p, int l, int r, int x) { if (!has[p]) return -4e18; ll v = t[p].k * x + t[p].b; if (l == r) return v; int m = (l + r) >> 1; return max(v, x <= m ? ask(p << 1, l, m, x) : ask(p << 1 | 1, m + 1, r, x)); }
int main() { int q; cin >> q; while (q--) { int o; ll k, b; cin >> o >> k; if (o == 1) { cin >> b; add(1, 0, C, {k, b}); } else cout << ask(1, 0, C, k) << endl; } }
""",
        ),
        Example(
            python="""
class Tree:
    def __init__(self, lo, hi):
        self.lo, self.hi = lo, hi
        self.line = None
        self.left = self.right = None
    def add(self, k, b):
        node, line = self, (k, b)
        while True:
            if node.line is None:
                node.line = line
                return
            mid = (node.lo + node.hi) // 2
            k0, b0 = node.line
            if line[0] * mid + line[1] > k0 * mid + b0:
                node.line, line = line, node.line
            if node.lo == node.hi:
                return
            if line[0] > node.line[0]:
                node.right = node.right or Tree(mid + 1, node.hi)
                node = node.right
            else:
                node.left = node.left or Tree(node.lo, mid)
                node = node.left
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct F { long long a, b; long long at(long long x) { return a * x + b; } };
struct Node { F f; Node *l, *r; Node(F f) : f(f), l(0), r(0) {} };
Node* put(Node* n, long long lo, long long hi, F g) { if (!n) return new Node(g); long long mid = lo + (hi - lo) / 2; bool better = g.at(mid) < n->f.at(mid); if (better) swap(n->f, g); if (lo < hi) { if (g.at(lo) < n->f.at(lo)) n->l = put(n->l, lo, mid, g); else if (g.at(hi) < n->f.at(hi)) n->r = put(n->r, mid + 1, hi, g); } return n; }
int main() { int n; cin >> n; Node* root = nullptr; while (n--) { long long a, b; cin >> a >> b; root = put(root, 0, 1000000000, {a, b}); } cout << root->f.b; }
""",
        ),
    ),
    near_misses=(
        Example(  # a bisection, and a heap's exchange
            python="""
n = int(input())
a = sorted(map(int, input().split()))
best = [0] * (2 * n)
def crossing(lo, hi, k):
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] * k > mid * mid:
            hi = mid
        else:
            lo = mid + 1
    return lo
x = 7
for i in range(n):
    if a[i] > x:
        a[i], x = x, a[i]
print(crossing(0, n - 1, 3), x)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int t[400005], n;
void put(int p, int l, int r, int i, int v) { if (v > t[p]) swap(t[p], v); if (l == r) return; int m = (l + r) / 2; if (i <= m) put(2 * p, l, m, i, v); else put(2 * p + 1, m + 1, r, i, v); }
int main() { cin >> n; for (int i = 0; i < n; i++) { int v; cin >> v; put(1, 0, n - 1, i, v); } cout << t[1]; }
""",
        ),
    ),
)
