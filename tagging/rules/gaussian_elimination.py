"""Elimination in rows."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Binary, Expr, Index, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import Write, all_writes, base_of, touches, writes_in
from tagging.rule import Example, Rule
from tagging.shapes import indices, rows, shift, substituted
from tagging.view import View


def _rows_eliminated(view: View) -> Iterator[int]:
    """`a[j][k] -= f * a[i][k]` for all columns k, with a factor of the two rows."""
    for write in all_writes(view):
        if len(write.site.loops) < 2 or not isinstance(write.target, Index):
            continue
        names = rows(write.site.routine)
        target = substituted(write.target, names)
        goal = indices(target)
        if len(goal) != 2:
            continue
        for part in walk_expression(substituted(write.value, names)):
            if (
                isinstance(part, Index)
                and len(indices(part)) == 2
                and base_of(part) == base_of(target)
            ):
                other = indices(part)
                if other[1] == goal[1] and other[0] != goal[0] and _reduces(write, goal, other):
                    yield write.line


def _reduces(write: Write, goal: tuple[Expr, ...], other: tuple[Expr, ...]) -> bool:
    """Whether the entry loses a multiple, or is added to in arithmetic of bits, in the column's loop."""
    inner = write.site.loops[-1]
    if not touches(goal[1], inner.variables) or shift(goal[0], other[0]) is not None:
        return False
    for part in walk_expression(write.value):
        match part:
            case Binary(op="-", right=right):
                if any(isinstance(p, Binary) and p.op == "*" for p in walk_expression(right)):
                    return True
            case Binary(op="^"):
                return True
            case _:
                pass
    return False


def _bits_eliminated(view: View) -> Iterator[int]:
    """A basis of numbers: the highest bit is looked up, and the number loses that element."""
    for write in all_writes(view):
        match write.value:
            case Binary(op="^", left=left, right=Index(base=base, index=bit)) if (
                left == write.target
            ):
                stored = any(isinstance(w.target, Index) and w.target == Index(base, bit)
                             and w.value == write.target for w in writes_in(write.site.routine.sites))  # fmt: skip
                if stored and write.site.loops:
                    yield write.line
            case _:
                pass


FACTS = {
    "row_eliminated": Fact("a row loses a multiple of another", _rows_eliminated),
    "bits_eliminated": Fact(
        "a number loses the basis element of its highest bit", _bits_eliminated
    ),
}

RULE = Rule(
    tag="gaussian_elimination",
    meaning="multiples of one row are taken from the others until a triangle is left",
    family="linear algebra",
    also=("gauss", "gauss elimination", "linear basis", "row reduction"),
    any_of=(
        "row_eliminated",
        "bits_eliminated",
    ),
    positives=(
        Example(
            python="""
def solve(a):
    n = len(a)
    for i in range(n):
        p = max(range(i, n), key=lambda r: abs(a[r][i]))
        a[i], a[p] = a[p], a[i]
        for j in range(i + 1, n):
            f = a[j][i] / a[i][i]
            for k in range(i, n + 1):
                a[j][k] -= f * a[i][k]
    x = [0] * n
    for i in range(n - 1, -1, -1):
        x[i] = (a[i][n] - sum(a[i][j] * x[j] for j in range(i + 1, n))) / a[i][i]
    return x
""",
            cpp="""
#include <cstdio>
#include <cmath>
#include <algorithm>
int n; double a[105][105];
int main() { scanf("%d", &n); for (int i = 1; i <= n; i++) for (int j = 1; j <= n + 1; j++) scanf("%lf", &a[i][j]); for (int i = 1; i <= n; i++) { int m = i; for (int j = i + 1; j <= n; j++) if (fabs(a[j][i]) > fabs(a[m][i])) m = j; for (int j = 1; j <= n + 1; j++) std::swap(a[i][j], a[m][j]); for (int j = 1; j <= n; j++) if (j != i) { double t = a[j][i] / a[i][i]; for (int k = i; k <= n + 1; k++) a[j][k] -= a[i][k] * t; } } for (int i = 1; i <= n; i++) printf("%.2f\\n", a[i][n + 1] / a[i][i]); }
""",
        ),
        Example(
            python="""
basis = [0] * 60
for x in map(int, input().split()):
    for b in range(59, -1, -1):
        if not x >> b & 1:
            continue
        if basis[b] == 0:
            basis[b] = x
            break
        x ^= basis[b]
print(sum(1 for v in basis if v))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef vector<vector<long long>> M; const long long P = 998244353;
long long pw(long long b, long long e) { long long r = 1; for (; e; e >>= 1, b = b * b % P) if (e & 1) r = r * b % P; return r; }
int rank_of(M a) { int n = a.size(), m = a[0].size(), r = 0; for (int c = 0; c < m && r < n; c++) { int p = r; while (p < n && !a[p][c]) p++; if (p == n) continue; swap(a[p], a[r]); long long inv = pw(a[r][c], P - 2); for (int i = r + 1; i < n; i++) { long long f = a[i][c] * inv % P; for (int j = c; j < m; j++) a[i][j] = (a[i][j] - f * a[r][j] % P + P) % P; } r++; } return r; }
int main() { int n, m; cin >> n >> m; M a(n, vector<long long>(m)); for (auto& v : a) for (auto& x : v) cin >> x; cout << rank_of(a); }
""",
        ),
    ),
    near_misses=(
        Example(  # a product, and distances between rows
            python="""
n = int(input())
a = [list(map(int, input().split())) for _ in range(n)]
c = [[0] * n for _ in range(n)]
for i in range(n):
    for j in range(n):
        for k in range(n):
            c[i][j] += a[i][k] * a[k][j]
for i in range(1, n):
    for j in range(n):
        a[i][j] = max(a[i][j], a[i][j] - 2 * a[i - 1][j])
print(c, a)
""",
            cpp="""
#include <iostream>
int g[105][105], n, x, cnt[40];
int main() { std::cin >> n; for (int i = 1; i <= n; i++) for (int j = 1; j <= n; j++) { std::cin >> g[i][j]; g[i][j] += g[i - 1][j]; } while (std::cin >> x) for (int b = 0; b < 30; b++) if (x >> b & 1) { cnt[b]++; x ^= 1 << b; } std::cout << g[n][n] << cnt[0]; }
""",
        ),
    ),
)
