"""Tables over intervals."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Counted, Expr, Index, Invoke, Name, names_in, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import Write, all_writes, base_of, ingredients, recursive, touches
from tagging.facts.tables import kept_tables
from tagging.rule import Example, Rule
from tagging.shapes import expanded, indices, shift
from tagging.view import Loop, Routine, View


def _interval_splits(view: View) -> Iterator[int]:
    """`d[i][j]` from `d[i][k]` and `d[k + 1][j]` in a loop over k."""
    for write in all_writes(view):
        if len(write.site.loops) < 2 or not isinstance(write.target, Index):
            continue
        routine = write.site.routine
        goal = tuple(expanded(i, routine) for i in indices(write.target))
        if len(goal) != 2:
            continue
        table = base_of(write.target)
        values = ingredients(write.value, routine, 2)
        values += [c for t in write.site.conditions for c in ingredients(t, routine, 1)]
        reads = {tuple(expanded(i, routine) for i in indices(p)) for v in values
                 for p in walk_expression(v) if isinstance(p, Index) and base_of(p) == table}  # fmt: skip
        if _split(goal, reads, write):
            yield write.line
    for routine, found in recursive(view):
        if routine.memoised or kept_tables(routine):
            params = [p for p in routine.params if p != "self"]
            for site, _ in found:
                for loop in site.loops:
                    if _split_calls(
                        routine, params, loop, [c for s, c in found if loop in s.loops]
                    ):
                        yield site.line


def _split(goal: tuple[Expr, ...], reads: set[tuple[Expr, ...]], write: Write) -> bool:
    for loop in write.site.loops[1:]:
        for k in loop.variables:
            left = any(len(r) == 2 and r[0] == goal[0] and _near(r[1], k) for r in reads)
            right = any(len(r) == 2 and r[1] == goal[1] and _near(r[0], k) for r in reads)
            if left and right and not any(touches(g, {k}) for g in goal):
                return _bounded(loop, goal)
    return False


def _near(index: Expr, k: str) -> bool:
    return shift(index, Name(k)) in (-1, 0, 1)


def _bounded(loop: Loop, goal: tuple[Expr, ...]) -> bool:
    """Whether k lies between the ends of the interval, unlike a middle node."""
    stmt = loop.stmt
    if not isinstance(stmt, Counted):
        return True
    ends = {n for g in goal for n in names_in(g)}
    return bool(names_in(stmt.start) & ends)


def _split_calls(routine: Routine, params: list[str], loop: Loop, calls: list[Invoke]) -> bool:
    """`f(i, k)` and `f(k + 1, j)`."""
    firsts = seconds = False
    for call in calls:
        if len(call.args) < 2 or len(params) < 2:
            continue
        for k in loop.variables:
            firsts = firsts or (call.args[0] == Name(params[0]) and _near(call.args[1], k))
            seconds = seconds or (call.args[1] == Name(params[1]) and _near(call.args[0], k))
    return firsts and seconds


FACTS = {
    "interval_split": Fact("an interval's entry follows from two parts of it", _interval_splits)
}

RULE = Rule(
    tag="dp_interval",
    meaning="the entry of an interval follows from two parts of it, over all places to split",
    family="dynamic programming",
    also=("interval dp", "range dp", "matrix chain dp"),
    requires=("interval_split",),
    positives=(
        Example(
            python="""
n = int(input())
p = list(map(int, input().split()))
d = [[0] * n for _ in range(n)]
for length in range(2, n + 1):
    for i in range(n - length + 1):
        j = i + length - 1
        d[i][j] = min(d[i][k] + d[k + 1][j] + p[i] * p[k] * p[j] for k in range(i, j))
print(d[0][n - 1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, a[305], s[305], f[305][305];
int main() { scanf("%d", &n); for (int i = 1; i <= n; i++) scanf("%d", a + i), s[i] = s[i - 1] + a[i]; for (int len = 2; len <= n; len++) for (int i = 1; i + len - 1 <= n; i++) { int j = i + len - 1; f[i][j] = 1e9; for (int k = i; k < j; k++) f[i][j] = min(f[i][j], f[i][k] + f[k + 1][j] + s[j] - s[i - 1]); } printf("%d", f[1][n]); }
""",
        ),
        Example(
            python="""
from functools import lru_cache
def burst(nums):
    a = [1] + nums + [1]
    @lru_cache(None)
    def best(l, r):
        if r - l < 2:
            return 0
        top = 0
        for k in range(l + 1, r):
            top = max(top, best(l, k) + a[l] * a[k] * a[r] + best(k, r))
        return top
    return best(0, len(a) - 1)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<long long> x(n + 1); for (auto& v : x) cin >> v; vector<vector<long long>> d(n + 1, vector<long long>(n + 1)); for (int i = n; i >= 0; i--) for (int j = i + 2; j <= n; j++) { d[i][j] = LLONG_MAX; for (int m = i + 1; m < j; m++) { long long c = d[i][m] + d[m][j] + x[i] * x[m] * x[j]; if (c < d[i][j]) d[i][j] = c; } } cout << d[0][n]; }
""",
        ),
    ),
    near_misses=(
        Example(  # middle nodes, and neighbours of an interval
            python="""
n = int(input())
d = [list(map(int, input().split())) for _ in range(n)]
for k in range(n):
    for i in range(n):
        for j in range(n):
            d[i][j] = min(d[i][j], d[i][k] + d[k][j])
p = [[0] * n for _ in range(n)]
for i in range(n - 1, -1, -1):
    for j in range(i + 1, n):
        p[i][j] = max(p[i + 1][j], p[i][j - 1]) + 1
print(d, p)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int a[105][105], b[105][105], c[105][105], n;
int main() { cin >> n; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) cin >> a[i][j]; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = 0; k < n; k++) c[i][j] += a[i][k] * a[k][j]; cout << c[0][0]; }
""",
        ),
    ),
)
