"""Recursion that keeps its results."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Call, Expr, Index, Name, Return, walk_expression
from tagging.facts.base import Fact
from tagging.facts.flow import holder_name, recursive, touches, writes_in
from tagging.facts.forests import finders
from tagging.facts.tables import kept_tables
from tagging.rule import Example, Rule
from tagging.view import Routine, Site, View


def _results_kept(view: View) -> Iterator[int]:
    """A cache around the routine, or a table that it fills and returns from at its arguments."""
    for routine, _ in recursive(view):
        climbs = routine.name in finders(view)
        if routine.memoised or (_table_kept(routine) and not climbs):
            yield routine.line


def _table_kept(routine: Routine) -> bool:
    params = {p for p in routine.params if p != "self"}
    filled = {
        holder_name(w.target)
        for w in writes_in(routine.sites)
        if isinstance(w.target, Index) and touches(w.target.index, params)
    } | {n for t in kept_tables(routine) for n in [holder_name(t)]}
    for site in routine.sites:
        if not isinstance(site.stmt, Return) or not site.conditions:
            continue
        for part in walk_expression(site.stmt.value):
            match part:
                case Index(base=base):
                    pass
                case Call(op="get", args=(base, *_)):
                    pass
                case _:
                    continue
            if holder_name(base) in filled and touches(part, params):
                if any(_asks(t, holder_name(base)) for t in site.conditions):
                    return True
    return any(_asks_reference(s, routine, params) for s in routine.sites)


def _asks(test: Expr, table: str) -> bool:
    for part in walk_expression(test):
        if isinstance(part, Index) and holder_name(part) == table:
            return True
        if isinstance(part, Call) and part.args and holder_name(part.args[0]) == table:
            return True
    return False


def _asks_reference(site: Site, routine: Routine, params: set[str]) -> bool:
    """`int& r = memo[i]; if (r != -1) return r; … return r = …`"""
    stmt = site.stmt
    if not (isinstance(stmt, Return) and isinstance(stmt.value, Name) and site.conditions):
        return False
    values = routine.definitions.get(stmt.value.id, [])
    entry = any(isinstance(v, Index) and touches(v, params) for v in values)
    return entry and len(values) > 1 and any(stmt.value in walk_expression(t) for t in site.guards)


FACTS = {
    "results_kept": Fact("results of a recursion are kept and looked up", _results_kept),
}

RULE = Rule(
    tag="memoized_recursion",
    meaning="a recursion keeps the results of its calls and looks them up",
    family="dynamic programming",
    also=("memoization", "memoised recursion", "top down dp"),
    requires=("results_kept",),
    positives=(
        Example(
            python="""
from functools import lru_cache
@lru_cache(None)
def ways(n):
    if n < 2:
        return 1
    return ways(n - 1) + ways(n - 2)
print(ways(int(input())))
""",
            cpp="""
#include <cstdio>
#include <cstring>
long long f[105][105];
long long go(int i, int j) { if (i < 0 || j < 0) return 0; if (!i && !j) return 1; if (f[i][j] != -1) return f[i][j]; return f[i][j] = go(i - 1, j) + go(i, j - 1); }
int main() { int n, m; scanf("%d%d", &n, &m); memset(f, -1, sizeof f); printf("%lld", go(n, m)); }
""",
        ),
        Example(
            python="""
memo = {}
def change(amount, coins):
    if amount == 0:
        return 0
    if amount in memo:
        return memo[amount]
    best = 10 ** 9
    for c in coins:
        if c <= amount:
            best = min(best, change(amount - c, coins) + 1)
    memo[amount] = best
    return best
print(change(int(input()), [1, 5, 7]))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
unordered_map<long long, long long> seen;
long long coins(long long n) { if (n < 12) return n; auto it = seen.find(n); if (seen.count(n)) return seen[n]; long long r = max(n, coins(n / 2) + coins(n / 3) + coins(n / 4)); seen[n] = r; return r; }
int main() { long long n; cin >> n; cout << coins(n); }
""",
        ),
    ),
    near_misses=(
        Example(  # results are thrown away, a table is filled in order
            python="""
def fib(n):
    return n if n < 2 else fib(n - 1) + fib(n - 2)
f = [0, 1]
for i in range(2, 30):
    f.append(f[i - 1] + f[i - 2])
print(fib(10), f[-1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005]; int depth[1005];
int go(int u, int p) { depth[u] = depth[p] + 1; int best = depth[u]; for (int v : g[u]) if (v != p) best = max(best, go(v, u)); return best; }
int main() { int n; cin >> n; for (int i = 1; i < n; i++) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } cout << go(1, 0); }
""",
        ),
    ),
)
