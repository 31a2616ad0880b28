"""Tables over digits."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Compare,
    Conditional,
    Expr,
    Logic,
    Name,
    names_in,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import origins, recursive
from tagging.rule import Example, Rule
from tagging.shapes import shift
from tagging.view import Routine, View


def _digits_bounded(view: View) -> Iterator[int]:
    """A recursion over places whose flag stays only while the digit equals that of the bound."""
    for routine, found in recursive(view):
        params = [p for p in routine.params if p != "self"]
        for site, call in found:
            digits = {n for w in site.loops for n in w.variables}
            if not digits or not any(_next_place(a, params) for a in call.args):
                continue
            if any(_still_binds(a, params, digits, routine) for a in call.args):
                yield site.line


def _next_place(argument: Expr, params: list[str]) -> bool:
    return any(shift(argument, Name(p)) in (1, -1) for p in params)


def _still_binds(argument: Expr, params: list[str], digits: set[str], routine: Routine) -> bool:
    """`tight and d == limit`, `free or d < limit`."""
    for option in origins(argument, routine, 1):
        parts = list(walk_expression(option))
        flags = any(isinstance(p, Name) and p.id in params for p in parts)
        compared = any(isinstance(p, Compare) and names_in(p) & digits for p in parts)
        joined = isinstance(option, Logic | Binary | Conditional)
        if flags and compared and joined:
            return True
    return False


FACTS = {
    "digits_bounded": Fact(
        "digits are chosen while a flag tells whether the bound binds", _digits_bounded
    )
}

RULE = Rule(
    tag="digit_dp",
    meaning="numbers are built digit by digit, a flag telling whether the bound still binds",
    family="dynamic programming",
    also=("dp over digits", "digits dp"),
    requires=("digits_bounded",),
    positives=(
        Example(
            python="""
from functools import lru_cache
s = input()
@lru_cache(None)
def count(i, rest, tight):
    if i == len(s):
        return rest == 0
    top = int(s[i]) if tight else 9
    total = 0
    for d in range(top + 1):
        total += count(i + 1, (rest + d) % 3, tight and d == top)
    return total
print(count(0, 0, True))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int a[20]; long long f[20][20];
long long dfs(int pos, int pre, bool lim) { if (!pos) return 1; if (!lim && f[pos][pre] != -1) return f[pos][pre]; int up = lim ? a[pos] : 9; long long r = 0; for (int i = 0; i <= up; i++) { if (i == 4 || (pre == 6 && i == 2)) continue; r += dfs(pos - 1, i, lim && i == up); } if (!lim) f[pos][pre] = r; return r; }
long long solve(long long x) { int n = 0; while (x) a[++n] = x % 10, x /= 10; return dfs(n, 0, true); }
int main() { memset(f, -1, sizeof f); long long l, r; scanf("%lld%lld", &l, &r); printf("%lld", solve(r) - solve(l - 1)); }
""",
        ),
        Example(
            python="""
def ones(bound):
    digits = list(map(int, str(bound)))
    memo = {}
    def go(place, seen, less):
        if place == len(digits):
            return seen
        key = (place, seen, less)
        if key in memo:
            return memo[key]
        total = 0
        for d in range(10):
            if not less and d > digits[place]:
                break
            total += go(place + 1, seen + (d == 1), less or d < digits[place])
        memo[key] = total
        return total
    return go(0, 0, False)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
string k; int m; map<tuple<int, int, int>, long long> memo;
long long go(size_t i, int rest, int bound) { if (i == k.size()) return rest == 0; auto key = make_tuple((int)i, rest, bound); if (memo.count(key)) return memo[key]; long long r = 0; int hi = bound ? k[i] - '0' : 9; for (int d = 0; d <= hi; ++d) { int nb = bound && d == hi; r = (r + go(i + 1, (rest + d) % m, nb)) % 1000000007; } memo[key] = r; return r; }
int main() { cin >> k >> m; cout << go(0, 0, 1) - 1; }
""",
        ),
    ),
    near_misses=(
        Example(  # digits without a bound
            python="""
from functools import lru_cache
n = int(input())
@lru_cache(None)
def count(i, last, up):
    if i == n:
        return 1
    return sum(count(i + 1, d, up) for d in range(10) if d != last)
print(count(0, -1, True))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
long long f[25][10]; int n;
long long go(int i, int last) { if (i == n) return 1; if (f[i][last]) return f[i][last]; long long r = 0; for (int d = last; d < 10; d++) r += go(i + 1, d); return f[i][last] = r; }
int main() { cin >> n; cout << go(0, 0); }
""",
        ),
    ),
)
