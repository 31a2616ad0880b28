"""Best splits by halves of the places."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Assign, Collection, Expr, Index, Invoke, Name, names_in
from tagging.facts.base import Fact
from tagging.facts.flow import recursive, writes_in
from tagging.rule import Example, Rule
from tagging.shapes import halves
from tagging.view import Routine, View


def _best_between(view: View) -> Iterator[int]:
    """The middle place tries all splits of a range; its best one bounds those of both sides."""
    for routine, found in recursive(view):
        middles = {n for n, values in routine.definitions.items()
                   if any(halves(v) is not None for v in values)}  # fmt: skip
        written = any(
            isinstance(w.target, Index) and names_in(w.target.index) & middles
            for w in writes_in(routine.sites)
        )
        if len(found) < 2 or not middles or not written:
            continue
        calls = [c for _, c in found]
        for name in _best_names(routine):
            places = {tuple(_at(c, name)) for c in calls if _at(c, name)}
            if len(places) >= 2 and any(names_in(a) & middles for c in calls for a in c.args):
                yield routine.line


def _best_names(routine: Routine) -> set[str]:
    """Names that a loop sets to its variable where that is best."""
    found: set[str] = set()
    for loop in routine.loops:
        for site in loop.sites:
            match site.stmt:
                case Assign(target=Name(id=name), value=value) if _takes(value, loop.variables):
                    if site.guards and name not in loop.variables:
                        found.add(name)
                case Assign(target=Collection(items=targets), value=value):
                    if _takes(value, loop.variables):
                        found |= {t.id for t in targets if isinstance(t, Name)}
                case _:
                    pass
    for name, values in routine.definitions.items():  # `cost, best = min(…)`, `best = pair[1]`
        if any(isinstance(v, Index) and isinstance(v.base, Name) and v.base.id in found
               for v in values):  # fmt: skip
            found.add(name)
    return found


def _takes(value: Expr, variables: frozenset[str]) -> bool:
    if isinstance(value, Name):
        return value.id in variables
    return bool(names_in(value) & variables)


def _at(call: Invoke, name: str) -> list[int]:
    return [i for i, a in enumerate(call.args) if a == Name(name)]


FACTS = {
    "best_split_divides": Fact(
        "the best split of the middle place bounds the splits of both halves", _best_between
    ),
}

RULE = Rule(
    tag="divide_conquer_dp",
    meaning="a row of results is computed from its middle, whose best split bounds both halves",
    family="optimised dynamic programming",
    also=("divide and conquer optimization", "divide and conquer optimisation", "dc dp"),
    requires=("best_split_divides",),
    positives=(
        Example(
            python="""
import sys
sys.setrecursionlimit(1 << 20)
n, k = map(int, input().split())
a = list(map(int, input().split()))
pre = [0]
for x in a:
    pre.append(pre[-1] + x)
INF = float('inf')
before = [0] + [INF] * n
def cost(i, j):
    return (pre[j] - pre[i]) ** 2
def solve(lo, hi, first, last):
    if lo > hi:
        return
    mid = (lo + hi) // 2
    best, value = first, INF
    for j in range(first, min(mid, last + 1)):
        v = before[j] + cost(j, mid)
        if v < value:
            value, best = v, j
    now[mid] = value
    solve(lo, mid - 1, first, best)
    solve(mid + 1, hi, best, last)
for _ in range(k):
    now = [INF] * (n + 1)
    solve(1, n, 0, n - 1)
    before = now
print(before[n])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef long long ll; int n, k; ll f[2][8005], s[8005];
ll w(int l, int r) { return (s[r] - s[l]) * (r - l); }
void go(int t, int l, int r, int x, int y) { if (l > r) return; int m = (l + r) / 2, p = x; f[t][m] = 4e18; for (int i = x; i <= min(m - 1, y); i++) { ll v = f[!t][i] + w(i, m); if (v < f[t][m]) { f[t][m] = v; p = i; } } go(t, l, m - 1, x, p); go(t, m + 1, r, p, y); }
int main() { cin >> n >> k; for (int i = 1; i <= n; i++) { cin >> s[i]; s[i] += s[i - 1]; f[0][i] = 4e18; } for (int i = 1; i <= k; i++) go(i & 1, 1, n, 0, n - 1); cout << f[k & 1][n]; }
""",
        ),
        Example(
            python="""
class Layers:
    def __init__(self, cost, n):
        self.cost = cost
        self.old = [cost(0, i) for i in range(n)]
        self.new = [0] * n
    def fill(self, l, r, a, b):
        if r < l:
            return
        m = l + (r - l) // 2
        self.new[m] = self.old[m]
        choice = a
        for c in range(a, min(b, m) + 1):
            candidate = self.old[c] + self.cost(c + 1, m)
            if candidate <= self.new[m]:
                self.new[m] = candidate
                choice = c
        self.fill(m + 1, r, choice, b)
        self.fill(l, m - 1, a, choice)
    def step(self):
        self.fill(0, len(self.old) - 1, 0, len(self.old) - 1)
        self.old, self.new = self.new, self.old
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, m; vector<long long> prv, cur; vector<vector<long long>> c;
void compute(int l, int r, int optl, int optr) { if (l > r) return; int mid = (l + r) >> 1; pair<long long, int> best = {LLONG_MAX, -1}; for (int k = optl; k <= min(mid, optr); k++) { long long v = (k ? prv[k - 1] : 0) + c[k][mid]; if (v < best.first) best = {v, k}; } cur[mid] = best.first; int opt = best.second; compute(l, mid - 1, optl, opt); compute(mid + 1, r, opt, optr); }
int main() { cin >> n >> m; c.assign(n, vector<long long>(n)); for (auto& r : c) for (auto& x : r) cin >> x; prv.resize(n); cur.resize(n); for (int i = 0; i < n; i++) prv[i] = c[0][i]; for (int i = 1; i < m; i++) { compute(0, n - 1, 0, n - 1); prv = cur; } cout << prv[n - 1]; }
""",
        ),
    ),
    near_misses=(
        Example(  # halves of a sorted sequence become a tree; the best crossing sum
            python="""
def best(a, lo, hi):
    if hi - lo == 1:
        return a[lo]
    mid = (lo + hi) // 2
    left = right = float('-inf')
    total, where = 0, lo
    for i in range(mid - 1, lo - 1, -1):
        total += a[i]
        if total > left:
            left, where = total, i
    total = 0
    for i in range(mid, hi):
        total += a[i]
        right = max(right, total)
    return max(best(a, lo, mid), best(a, mid, hi), left + right)
a = list(map(int, input().split()))
print(best(a, 0, len(a)))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int a[1005], d[1005], n;
void build(int l, int r, int depth) { if (l > r) return; int m = l; for (int i = l; i <= r; i++) if (a[i] > a[m]) m = i; d[m] = depth; build(l, m - 1, depth + 1); build(m + 1, r, depth + 1); }
int main() { cin >> n; for (int i = 0; i < n; i++) cin >> a[i]; build(0, n - 1, 0); for (int i = 0; i < n; i++) cout << d[i] << ' '; }
""",
        ),
    ),
)
