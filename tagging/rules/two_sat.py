"""Two-satisfiability."""

from __future__ import annotations

from collections.abc import Iterator

from complexity.model import Binary, Call, Compare, Const, Expr, Field, Index, Name, Unary
from tagging.facts.base import Fact
from tagging.rule import Example, Rule
from tagging.shapes import linear
from tagging.view import View


def _negations(view: View) -> Iterator[int]:
    """Two components of a table are compared at a literal and its negation."""
    for site in view.sites:
        for part in site.expressions():
            if isinstance(part, Compare) and part.op in ("==", "!=", "<", ">", "<=", ">="):
                a, b = part.left, part.right
                if (
                    isinstance(a, Index)
                    and isinstance(b, Index)
                    and a.base == b.base
                    and site.loops
                ):
                    if _negation(a.index, b.index) or _negation(b.index, a.index):
                        yield site.line


def _negation(a: Expr, b: Expr) -> bool:
    """`x ^ 1`, `x + n`, `2 * x + 1` beside `2 * x`, `~x`, `-x`."""
    if b in (Binary("^", a, Const(1)), Unary("~", a), Unary("-", a)):
        return True
    if isinstance(b, Binary) and b.op == "+" and a in (b.left, b.right):
        other = b.right if b.left == a else b.left
        return isinstance(other, Name | Field | Call) or (
            other == Const(1) and any(c % 2 == 0 for _, c in linear(a).terms)
        )
    form, base = linear(b), linear(a)
    return form.terms == base.terms and abs(form.constant - base.constant) == 1 and all(
        c % 2 == 0 for _, c in form.terms)  # fmt: skip


FACTS = {
    "negation_compared": Fact("components of a literal and its negation are compared", _negations)
}

RULE = Rule(
    tag="two_sat",
    meaning="components of the implications are found, and a variable must differ from its negation",
    family="connectivity",
    also=("2 sat", "2 satisfiability"),
    requires=("negation_compared",),
    any_of=(
        "component_pop",
        "second_pass",
    ),
    positives=(
        Example(
            python="""
import sys
sys.setrecursionlimit(1 << 20)
n, m = map(int, input().split())
g = [[] for _ in range(2 * n)]
r = [[] for _ in range(2 * n)]
def imply(a, b):
    g[a].append(b)
    r[b].append(a)
for _ in range(m):
    a, b = map(int, input().split())
    imply(a ^ 1, b)
    imply(b ^ 1, a)
seen = [False] * (2 * n)
order = []
comp = [-1] * (2 * n)
def first(u):
    seen[u] = True
    for v in g[u]:
        if not seen[v]:
            first(v)
    order.append(u)
def second(u, c):
    comp[u] = c
    for v in r[u]:
        if comp[v] < 0:
            second(v, c)
for u in range(2 * n):
    if not seen[u]:
        first(u)
c = 0
for u in reversed(order):
    if comp[u] < 0:
        second(u, c)
        c += 1
ok = True
for i in range(n):
    if comp[2 * i] == comp[2 * i + 1]:
        ok = False
print(ok)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 2000005; vector<int> e[N]; int dfn[N], low[N], t, st[N], top, c[N], k, n, m; bool in[N];
void tarjan(int u) { dfn[u] = low[u] = ++t; st[++top] = u; in[u] = 1; for (int v : e[u]) if (!dfn[v]) tarjan(v), low[u] = min(low[u], low[v]); else if (in[v]) low[u] = min(low[u], dfn[v]); if (low[u] == dfn[u]) { k++; int v; do { v = st[top--]; in[v] = 0; c[v] = k; } while (v != u); } }
int main() { scanf("%d%d", &n, &m); while (m--) { int a, x, b, y; scanf("%d%d%d%d", &a, &x, &b, &y); e[a + n * (x & 1)].push_back(b + n * (y ^ 1)); e[b + n * (y & 1)].push_back(a + n * (x ^ 1)); } for (int i = 1; i <= 2 * n; i++) if (!dfn[i]) tarjan(i); for (int i = 1; i <= n; i++) if (c[i] == c[i + n]) return puts("NO"), 0; puts("YES"); for (int i = 1; i <= n; i++) printf("%d ", c[i] < c[i + n]); }
""",
        ),
        Example(
            python="""
class TwoSat:
    def __init__(self, n):
        self.n = n
        self.g = [[] for _ in range(2 * n)]
        self.num = [0] * (2 * n)
        self.low = [0] * (2 * n)
        self.comp = [0] * (2 * n)
        self.stack = []
        self.t = self.k = 0
    def either(self, a, b):
        self.g[a ^ 1].append(b)
        self.g[b ^ 1].append(a)
    def go(self, u):
        self.t += 1
        self.num[u] = self.low[u] = self.t
        self.stack.append(u)
        for v in self.g[u]:
            if not self.num[v]:
                self.go(v)
                self.low[u] = min(self.low[u], self.low[v])
            elif not self.comp[v]:
                self.low[u] = min(self.low[u], self.num[v])
        if self.low[u] == self.num[u]:
            self.k += 1
            while True:
                v = self.stack.pop()
                self.comp[v] = self.k
                if v == u:
                    break
    def solve(self):
        for u in range(2 * self.n):
            if not self.num[u]:
                self.go(u)
        return all(self.comp[2 * i] != self.comp[2 * i + 1] for i in range(self.n))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, m; vector<vector<int>> g, t; vector<bool> used; vector<int> order, comp;
void f(int v) { used[v] = true; for (int u : g[v]) if (!used[u]) f(u); order.push_back(v); }
void h(int v, int c) { comp[v] = c; for (int u : t[v]) if (comp[u] == -1) h(u, c); }
int main() { cin >> n >> m; int k = 2 * n; g.resize(k); t.resize(k); while (m--) { int a, b; cin >> a >> b; g[a ^ 1].push_back(b); g[b ^ 1].push_back(a); t[b].push_back(a ^ 1); t[a].push_back(b ^ 1); } used.assign(k, false); comp.assign(k, -1); for (int i = 0; i < k; i++) if (!used[i]) f(i); for (int i = 0, j = 0; i < k; i++) { int v = order[k - i - 1]; if (comp[v] == -1) h(v, j++); } for (int i = 0; i < k; i += 2) if (comp[i] == comp[i + 1] || comp[i] == comp[i ^ 1]) { cout << "NO"; return 0; } cout << "YES"; }
""",
        ),
    ),
    near_misses=(
        Example(  # components without negations
            python="""
import sys
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    g[a].append(b)
num, low, comp, st, t, k = [0] * n, [0] * n, [0] * n, [], 0, 0
def go(u):
    global t, k
    t += 1
    num[u] = low[u] = t
    st.append(u)
    for v in g[u]:
        if not num[v]:
            go(v)
            low[u] = min(low[u], low[v])
        elif not comp[v]:
            low[u] = min(low[u], num[v])
    if low[u] == num[u]:
        k += 1
        while True:
            v = st.pop()
            comp[v] = k
            if v == u:
                break
for u in range(n):
    if not num[u]:
        go(u)
for u in range(n):
    for v in g[u]:
        if comp[u] != comp[v]:
            print(comp[u], comp[v])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<int> c(2 * n); for (auto& x : c) cin >> x; int k = 0; for (int i = 0; i < n; i++) if (c[2 * i] == c[2 * i + 1]) k++; cout << k; }
""",
        ),
    ),
)
