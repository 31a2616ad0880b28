"""Mo's order of queries."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Const, Counted, Name, Unary, While
from tagging.facts.base import Fact
from tagging.facts.flow import touches
from tagging.rule import Example, Rule
from tagging.shapes import step_of
from tagging.view import Loop, View


def _ends_moved(view: View) -> Iterator[int]:
    """In a loop over queries two positions are each walked up and down, element by element."""
    for routine in view.routines:
        for outer in routine.loops:
            ways: dict[str, set[str]] = {}
            for site in outer.sites:
                inner = [w for w in site.loops if outer in w.around]
                step = step_of(site.stmt)
                if len(inner) == 1 and step is not None and step[1] == Const(1):
                    if isinstance(inner[0].stmt, While) and touches(inner[0].stmt.test, {step[0]}):
                        ways.setdefault(step[0], set()).add(step[2])
                if len(inner) == 1 and isinstance(inner[0].stmt, Counted):
                    _counted_walk(inner[0], ways)
            moved = [n for n, w in ways.items() if w == {"+", "-"}]
            if len(moved) >= 2:
                yield outer.line


def _counted_walk(loop: Loop, ways: dict[str, set[str]]) -> None:
    """A walk that was written as a counted loop from where the position stands."""
    stmt = loop.stmt
    if isinstance(stmt, Counted) and stmt.start == Name(stmt.var):
        down = stmt.step in (Const(-1), Unary("-", Const(1)))
        ways.setdefault(stmt.var, set()).add("-" if down else "+")


FACTS = {
    "ends_moved": Fact("two ends of a window are walked up and down for each query", _ends_moved)
}

RULE = Rule(
    tag="mo_algorithm",
    meaning="queries sorted by blocks move the two ends of a window in all four directions",
    family="range tables",
    also=("mo s algorithm", "mos algorithm", "offline sqrt queries"),
    requires=("ends_moved",),
    positives=(
        Example(
            python="""
import sys
n, q = map(int, input().split())
a = list(map(int, input().split()))
qs = []
size = int(n ** 0.5) + 1
for i in range(q):
    l, r = map(int, sys.stdin.readline().split())
    qs.append((l - 1, r - 1, i))
qs.sort(key=lambda t: (t[0] // size, t[1]))
cnt = [0] * (max(a) + 1)
res = [0] * q
l, r, distinct = 0, -1, 0
def add(x):
    global distinct
    cnt[x] += 1
    if cnt[x] == 1:
        distinct += 1
def drop(x):
    global distinct
    cnt[x] -= 1
    if cnt[x] == 0:
        distinct -= 1
for x, y, i in qs:
    while r < y:
        r += 1
        add(a[r])
    while l > x:
        l -= 1
        add(a[l])
    while r > y:
        drop(a[r])
        r -= 1
    while l < x:
        drop(a[l])
        l += 1
    res[i] = distinct
print(*res)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, m, B, a[50005], c[50005]; long long cur, ans[50005]; struct Q { int l, r, id; } q[50005];
bool cmp(Q x, Q y) { return x.l / B == y.l / B ? x.r < y.r : x.l < y.l; }
int main() { scanf("%d%d", &n, &m); B = sqrt(n); for (int i = 1; i <= n; i++) scanf("%d", a + i); for (int i = 0; i < m; i++) { scanf("%d%d", &q[i].l, &q[i].r); q[i].id = i; } sort(q, q + m, cmp); int l = 1, r = 0; for (int i = 0; i < m; i++) { while (l > q[i].l) l--, cur += c[a[l]]++; while (r < q[i].r) r++, cur += c[a[r]]++; while (l < q[i].l) cur -= --c[a[l]], l++; while (r > q[i].r) cur -= --c[a[r]], r--; ans[q[i].id] = cur; } for (int i = 0; i < m; i++) printf("%lld\\n", ans[i]); }
""",
        ),
        Example(
            python="""
def answer(values, queries, block):
    order = sorted(range(len(queries)), key=lambda k: (queries[k][0] // block, queries[k][1]))
    out = [0] * len(queries)
    left, right, total = 0, 0, 0
    for k in order:
        a, b = queries[k]
        while left > a:
            left -= 1
            total ^= values[left]
        while right < b:
            total ^= values[right]
            right += 1
        while left < a:
            total ^= values[left]
            left += 1
        while right > b:
            right -= 1
            total ^= values[right]
        out[k] = total
    return out
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, q; cin >> n >> q; vector<int> a(n); for (auto& x : a) cin >> x; int s = max(1, (int)sqrt(n)); vector<array<int, 3>> qs(q); for (int i = 0; i < q; i++) { cin >> qs[i][0] >> qs[i][1]; qs[i][2] = i; }
  sort(qs.begin(), qs.end(), [&](auto& x, auto& y) { return make_pair(x[0] / s, x[1]) < make_pair(y[0] / s, y[1]); });
  map<int, int> c; int l = 0, r = 0; vector<int> out(q);
  auto add = [&](int x) { c[x]++; }; auto del = [&](int x) { if (--c[x] == 0) c.erase(x); };
  for (auto& t : qs) { while (l > t[0]) add(a[--l]); while (r < t[1]) add(a[r++]); while (l < t[0]) del(a[l++]); while (r > t[1]) del(a[--r]); out[t[2]] = c.size(); }
  for (int x : out) cout << x << ' ';
}
""",
        ),
    ),
    near_misses=(
        Example(  # ends that only move to the right
            python="""
n, s = map(int, input().split())
a = list(map(int, input().split()))
l = total = best = 0
for r in range(n):
    total += a[r]
    while total > s:
        total -= a[l]
        l += 1
    best = max(best, r - l + 1)
print(best)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<int> a(n); for (auto& x : a) cin >> x; for (int i = 0; i < n; i++) { int l = i, r = i; while (l > 0 && a[l - 1] <= a[i]) l--; while (r + 1 < n && a[r + 1] <= a[i]) r++; cout << r - l + 1 << ' '; } }
""",
        ),
    ),
)
