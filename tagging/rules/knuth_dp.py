"""Splits between the best splits of smaller intervals."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Assign,
    Const,
    Counted,
    Expr,
    Index,
    Name,
    While,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import all_writes, base_of, ingredients
from tagging.rule import Example, Rule
from tagging.shapes import indices
from tagging.view import Loop, Routine, View


def _between_best_splits(view: View) -> Iterator[int]:
    """A loop from `opt[i][j - 1]` to `opt[i + 1][j]`, whose variable goes into `opt[i][j]`."""
    for routine in view.routines:
        for loop in routine.loops:
            for table in _bounds(loop, routine):
                variables = loop.variables | set(_kept(loop))
                for write in all_writes(view):
                    if not isinstance(write.target, Index) or base_of(write.target) != table:
                        continue
                    values = ingredients(write.value, routine, 2)
                    if write.site.routine is routine and any(
                        names_in(v) & variables for v in values
                    ):
                        yield loop.line


def _bounds(loop: Loop, routine: Routine) -> set[Expr]:
    """Tables of which two different entries say where the loop starts and stops."""
    stmt = loop.stmt
    if isinstance(stmt, Counted):
        if isinstance(stmt.start, Const) or isinstance(stmt.stop, Const):
            return set()
        start, stop = _entries(stmt.start, routine), _entries(stmt.stop, routine)
    elif isinstance(stmt, While):
        names = names_in(stmt.test) & loop.variables
        start = {e for n in names for v in routine.definitions.get(n, [])
                 for e in _entries(v, routine)}  # fmt: skip
        stop = _entries(stmt.test, routine)
    else:
        return set()
    return {base_of(a) for a in start for b in stop if base_of(a) == base_of(b) and a != b}


def _entries(expr: Expr, routine: Routine) -> set[Expr]:
    return {p for v in ingredients(expr, routine, 2) for p in walk_expression(v)
            if isinstance(p, Index) and len(indices(p)) == 2}  # fmt: skip


def _kept(loop: Loop) -> Iterator[str]:
    """Names that take the loop's variable."""
    for site in loop.sites:
        match site.stmt:
            case Assign(target=Name(id=name), value=Name(id=value)) if value in loop.variables:
                yield name
            case _:
                pass


FACTS = {
    "between_best_splits": Fact(
        "splits are tried only between the best ones of two smaller intervals",
        _between_best_splits,
    ),
}

RULE = Rule(
    tag="knuth_dp",
    meaning="a table over intervals that tries splits between the best ones of smaller intervals",
    family="optimised dynamic programming",
    also=("knuth optimization", "knuth optimisation", "knuth yao"),
    requires=("between_best_splits",),
    positives=(
        Example(
            python="""
n = int(input())
a = list(map(int, input().split()))
pre = [0]
for x in a:
    pre.append(pre[-1] + x)
INF = float('inf')
dp = [[0] * n for _ in range(n)]
opt = [[0] * n for _ in range(n)]
for i in range(n):
    opt[i][i] = i
for size in range(2, n + 1):
    for i in range(n - size + 1):
        j = i + size - 1
        dp[i][j] = INF
        for k in range(opt[i][j - 1], min(opt[i + 1][j], j - 1) + 1):
            cost = dp[i][k] + dp[k + 1][j] + pre[j + 1] - pre[i]
            if cost < dp[i][j]:
                dp[i][j] = cost
                opt[i][j] = k
print(dp[0][n - 1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 1005; long long f[N][N], s[N]; int p[N][N], n;
int main() { cin >> n; for (int i = 1; i <= n; i++) { cin >> s[i]; s[i] += s[i - 1]; p[i][i] = i; } for (int len = 2; len <= n; len++) for (int l = 1, r = len; r <= n; l++, r++) { f[l][r] = 1e18; for (int k = p[l][r - 1]; k <= p[l + 1][r]; k++) { long long v = f[l][k] + f[k + 1][r] + s[r] - s[l - 1]; if (v < f[l][r]) f[l][r] = v, p[l][r] = k; } } cout << f[1][n]; }
""",
        ),
        Example(
            python="""
def cuts(places, length):
    at = [0] + sorted(places) + [length]
    m = len(at)
    best = [[0] * m for _ in range(m)]
    root = [[0] * m for _ in range(m)]
    for i in range(m - 1):
        root[i][i + 1] = i + 1
    for i in range(m - 3, -1, -1):
        for j in range(i + 2, m):
            low, high = root[i][j - 1], root[i + 1][j]
            value, where = min((best[i][k] + best[k][j], k) for k in range(low, high + 1))
            best[i][j] = value + at[j] - at[i]
            root[i][j] = where
    return best[0][m - 1]
""",
            cpp="""
#include <cstdio>
#include <algorithm>
int n, m, g[3005][305]; long long d[3005][305], w[3005][3005];
int main() { scanf("%d%d", &n, &m); for (int i = 1; i <= n; i++) for (int j = i; j <= n; j++) scanf("%lld", &w[i][j]); for (int i = 1; i <= n; i++) d[i][0] = 1e18; for (int j = 1; j <= m; j++) { g[n + 1][j] = n; for (int i = n; i; i--) { d[i][j] = 1e18; int at = 0; for (int k = g[i][j - 1]; k <= g[i + 1][j]; k++) if (d[k][j - 1] + w[k + 1][i] < d[i][j]) { d[i][j] = d[k][j - 1] + w[k + 1][i]; at = k; } g[i][j] = at; } } printf("%lld", d[n][m]); }
""",
        ),
    ),
    near_misses=(
        Example(  # every split is tried
            python="""
n = int(input())
a = list(map(int, input().split()))
dp = [[0] * n for _ in range(n)]
opt = [[0] * n for _ in range(n)]
for size in range(2, n + 1):
    for i in range(n - size + 1):
        j = i + size - 1
        dp[i][j] = float('inf')
        for k in range(i, j):
            cost = dp[i][k] + dp[k + 1][j] + a[i] * a[j]
            if cost < dp[i][j]:
                dp[i][j] = cost
                opt[i][j] = k
print(dp[0][n - 1], opt[0][n - 1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, d[105][105], lo[105][105], hi[105][105];
int main() { cin >> n; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) cin >> lo[i][j] >> hi[i][j]; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) for (int k = lo[i][j]; k <= hi[i][j]; k++) d[i][j] = max(d[i][j], k * k); cout << d[0][0]; }
""",
        ),
    ),
)
