"""Convex hull."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import (
    Binary,
    Block,
    Call,
    Compare,
    Const,
    Expr,
    If,
    Index,
    Invoke,
    While,
    expressions_of,
    walk_expression,
)
from tagging.facts.base import Fact
from tagging.facts.flow import calls_at, touches
from tagging.rule import Example, Rule
from tagging.shapes import back_of, linear, step_of
from tagging.view import Loop, View, called_name


def _turns(view: View) -> Iterator[int]:
    """While the last two points and a new one turn the wrong way, the last one is dropped."""
    for routine in view.routines:
        for loop in routine.loops:
            if not isinstance(loop.stmt, While) or not loop.around:
                continue
            for container, deep in _dropped(loop):
                tests = [
                    loop.stmt.test,
                    *(s.stmt.test for s in loop.sites if isinstance(s.stmt, If)),
                ]
                if any(_two_last(t, container, deep) and _crosses(t, view) for t in tests):
                    yield loop.line


def _dropped(loop: Loop) -> Iterator[tuple[Expr, str]]:
    for _, call in calls_at(loop.sites, "pop_back", "pop"):
        if call.args:
            yield call.args[0], ""
    for site in loop.sites:
        step = step_of(site.stmt)
        if step is not None and step[2] == "-" and step[1] == Const(1):
            tops = {p.base for p in walk_expression(loop.stmt.test) if isinstance(p, Index)
                    and touches(p.index, {step[0]})} if isinstance(loop.stmt, While) else set()  # fmt: skip
            yield from ((base, step[0]) for base in tops)


def _two_last(test: Expr, container: Expr, top: str) -> bool:
    """Whether two elements at the end of the container are looked at."""
    seen: set[object] = set()
    for part in walk_expression(test):
        if back_of(part) == container:
            seen.add(1)
        elif isinstance(part, Index) and part.base == container:
            form = linear(part.index)
            seen.add((form.terms, form.constant) if part.index != Const(-1) else 1)
        elif isinstance(part, Call) and part.op == "step" and container in walk_expression(part):
            seen.add(part)
    return len(seen) >= 2


def _crosses(test: Expr, view: View) -> bool:
    """Whether a cross product is compared, written out or by a function."""
    for part in walk_expression(test):
        if isinstance(part, Invoke):
            names = {called_name(part)}
            for routine in view.routines:
                if routine.name in names and _is_cross(routine.body):
                    return True
        if isinstance(part, Binary) and _cross(part):
            return True
        if isinstance(part, Compare) and _product(part.left) and _product(part.right):
            return True
    return False


def _is_cross(body: Block) -> bool:
    return any(isinstance(p, Binary) and _cross(p) for p in expressions_of(body)) or any(
        isinstance(p, Invoke | Binary) and getattr(p, "op", "") == "^" for p in expressions_of(body)
    )


def _cross(part: Binary) -> bool:
    return part.op == "-" and _product(part.left) and _product(part.right)


def _product(expr: Expr) -> bool:
    return isinstance(expr, Binary) and expr.op == "*"


FACTS = {
    "turns_dropped": Fact("points that turn the wrong way are dropped from the end", _turns),
}

RULE = Rule(
    tag="convex_hull",
    meaning="in sorted order points that turn the wrong way leave the hull again",
    family="geometry",
    also=("monotone chain", "graham scan", "andrew monotone chain"),
    requires=("turns_dropped",),
    positives=(
        Example(
            python="""
def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])
def hull(points):
    points = sorted(set(points))
    lower = []
    for p in points:
        while len(lower) >= 2 and cross(lower[-2], lower[-1], p) <= 0:
            lower.pop()
        lower.append(p)
    upper = []
    for p in reversed(points):
        while len(upper) >= 2 and cross(upper[-2], upper[-1], p) <= 0:
            upper.pop()
        upper.append(p)
    return lower[:-1] + upper[:-1]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct P { double x, y; } p[100005], s[100005]; int n, top;
double cross(P a, P b, P c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }
bool cmp(P a, P b) { return a.x < b.x || (a.x == b.x && a.y < b.y); }
int main() { scanf("%d", &n); for (int i = 0; i < n; i++) scanf("%lf%lf", &p[i].x, &p[i].y); sort(p, p + n, cmp); for (int i = 0; i < n; i++) { while (top >= 2 && cross(s[top - 2], s[top - 1], p[i]) <= 0) top--; s[top++] = p[i]; } printf("%d", top); }
""",
        ),
        Example(
            python="""
pts = sorted(tuple(map(int, input().split())) for _ in range(int(input())))
h = []
for x, y in pts:
    while len(h) > 1 and (h[-1][0] - h[-2][0]) * (y - h[-2][1]) - (h[-1][1] - h[-2][1]) * (x - h[-2][0]) >= 0:
        h.pop()
    h.append((x, y))
print(len(h))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef long long ll; typedef pair<ll, ll> pt;
ll area(const pt& a, const pt& b, const pt& c) { return (b.first - a.first) * (c.second - a.second) - (b.second - a.second) * (c.first - a.first); }
int main() { int n; cin >> n; vector<pt> v(n), h; for (auto& q : v) cin >> q.first >> q.second; sort(v.begin(), v.end()); for (int side = 0; side < 2; side++) { size_t start = h.size(); for (auto& q : v) { while (h.size() >= start + 2 && area(h[h.size() - 2], h[h.size() - 1], q) <= 0) h.pop_back(); h.push_back(q); } h.pop_back(); reverse(v.begin(), v.end()); } cout << h.size(); }
""",
        ),
    ),
    near_misses=(
        Example(  # a stack in order looks at one element
            python="""
a = list(map(int, input().split()))
st = []
for x in a:
    while len(st) >= 2 and st[-1] < x:
        st.pop()
    st.append(x)
print(len(st), a[0] * a[1] - a[2] * a[3])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<int> s; while (n--) { int x; cin >> x; s.push_back(x); while (s.size() >= 2 && s[s.size() - 1] == s[s.size() - 2]) { s.pop_back(); s.pop_back(); } } cout << s.size(); }
""",
        ),
    ),
)
