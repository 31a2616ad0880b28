"""Tags do not depend on where loops count from, nor on whether an algorithm loops or recurs."""

# ruff: noqa: E501
from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

import pytest

from complexity.frontends import parse
from complexity.model import (
    Binary,
    Const,
    Counted,
    Expr,
    Name,
    Program,
    Span,
    Type,
    walk_expression,
)
from tagging.engine import all_rules, detect

LANGUAGES = ("python", "cpp")
POSITIVES = [
    (rule.tag, language, getattr(example, language))
    for rule in all_rules()
    for example in rule.positives
    for language in LANGUAGES
    if getattr(example, language)
]


def folded(expr: Binary) -> Expr:
    """Two constants in a sum put together, as a person would write it."""
    match expr:
        case Binary(op=op, left=Binary(op=inner, left=x, right=Const(value=int(a))), right=Const(
            value=int(b)
        )) if op in "+-" and inner in "+-":  # fmt: skip
            total = (a if inner == "+" else -a) + (b if op == "+" else -b)
            return x if total == 0 else Binary("+" if total > 0 else "-", x, Const(abs(total)))
        case Binary(op="+", left=Const(value=int(a)), right=Const(value=int(b))):
            return Const(a + b)
        case _:
            return expr


def later(node: Any, names: frozenset[str]) -> Any:
    """The tree with each counted loop one later and its variable one less where it is used."""
    if isinstance(node, tuple):
        return tuple(later(x, names) for x in node)
    if not is_dataclass(node) or isinstance(node, Span | Type):
        return node
    if isinstance(node, Name):
        return Binary("-", node, Const(1), node.span) if node.id in names else node
    if isinstance(node, Counted) and node.step == Const(1) and Name(node.var) not in (
        list(walk_expression(node.start))
    ):  # fmt: skip
        start, stop = (folded(Binary("+", later(b, names), Const(1)))
                       for b in (node.start, node.stop))  # fmt: skip
        return replace(node, start=start, stop=stop, body=later(node.body, names | {node.var}),
                       otherwise=later(node.otherwise, names))  # fmt: skip
    inner = names - {node.var} if isinstance(node, Counted) else names
    changes = {
        f.name: later(value, inner if f.name == "body" else names)
        for f in fields(node)
        if f.name != "span" and not isinstance(
            value := getattr(node, f.name), str | int | float | frozenset | None)
    }  # fmt: skip
    new = replace(node, **changes)
    return folded(new) if isinstance(new, Binary) else new


def from_one(program: Program) -> Program:
    functions = tuple(replace(f, body=later(f.body, frozenset())) for f in program.functions)
    return replace(program, functions=functions, main=later(program.main, frozenset()))


@pytest.mark.parametrize(("tag", "language", "source"), POSITIVES)
def test_loops_may_count_from_elsewhere(tag: str, language: str, source: str) -> None:
    assert tag in detect(from_one(parse(source, language))).tags


CPP = "#include <bits/stdc++.h>\nusing namespace std;\n"
LOOPS_AND_RECURSIONS = {
    "gcd": (
        "def f(a, b):\n    while b:\n        a, b = b, a % b\n    return a\nprint(f(*map(int, input().split())))",
        "def f(a, b):\n    return a if b == 0 else f(b, a % b)\nprint(f(*map(int, input().split())))",
        "int f(int a, int b) { while (b) { int t = a % b; a = b; b = t; } return a; } int main() { int x, y; cin >> x >> y; cout << f(x, y); }",
        "int f(int a, int b) { if (!b) return a; return f(b, a % b); } int main() { int x, y; cin >> x >> y; cout << f(x, y); }",
    ),
    "modpow": (
        "def f(b, e, m):\n    r = 1\n    while e > 0:\n        if e % 2:\n            r = r * b % m\n        b = b * b % m\n        e //= 2\n    return r\nprint(f(*map(int, input().split())))",
        "def f(b, e, m):\n    if e == 0:\n        return 1\n    h = f(b, e // 2, m)\n    h = h * h % m\n    return h * b % m if e % 2 else h\nprint(f(*map(int, input().split())))",
        "long long f(long long b, long long e, long long m) { long long r = 1; while (e) { if (e & 1) r = r * b % m; b = b * b % m; e >>= 1; } return r; } int main() { long long a, b, c; cin >> a >> b >> c; cout << f(a, b, c); }",
        "long long f(long long b, long long e, long long m) { if (e == 0) return 1; long long h = f(b * b % m, e / 2, m); return e % 2 ? h * b % m : h; } int main() { long long a, b, c; cin >> a >> b >> c; cout << f(a, b, c); }",
    ),
    "binary_search": (
        "def f(a, x):\n    lo, hi = 0, len(a) - 1\n    while lo <= hi:\n        m = (lo + hi) // 2\n        if a[m] == x:\n            return m\n        if a[m] < x:\n            lo = m + 1\n        else:\n            hi = m - 1\n    return -1\nprint(f(list(map(int, input().split())), 5))",
        "def f(a, x, lo, hi):\n    if lo > hi:\n        return -1\n    m = (lo + hi) // 2\n    if a[m] == x:\n        return m\n    if a[m] < x:\n        return f(a, x, m + 1, hi)\n    return f(a, x, lo, m - 1)\na = list(map(int, input().split()))\nprint(f(a, 5, 0, len(a) - 1))",
        "int a[100005], n, x; int main() { cin >> n >> x; for (int i = 0; i < n; i++) cin >> a[i]; int l = 0, r = n; while (l < r) { int m = (l + r) / 2; if (a[m] < x) l = m + 1; else r = m; } cout << l; }",
        "int a[100005], n, x; int f(int l, int r) { if (l >= r) return l; int m = (l + r) / 2; if (a[m] < x) return f(m + 1, r); return f(l, m); } int main() { cin >> n >> x; for (int i = 0; i < n; i++) cin >> a[i]; cout << f(0, n); }",
    ),
    "dfs": (
        "n, m = map(int, input().split())\ng = [[] for _ in range(n)]\nfor _ in range(m):\n    a, b = map(int, input().split())\n    g[a].append(b)\nseen = [False] * n\nstack = [0]\nseen[0] = True\nwhile stack:\n    u = stack.pop()\n    for v in g[u]:\n        if not seen[v]:\n            seen[v] = True\n            stack.append(v)\nprint(sum(seen))",
        "n, m = map(int, input().split())\ng = [[] for _ in range(n)]\nfor _ in range(m):\n    a, b = map(int, input().split())\n    g[a].append(b)\nseen = [False] * n\ndef go(u):\n    seen[u] = True\n    for v in g[u]:\n        if not seen[v]:\n            go(v)\ngo(0)\nprint(sum(seen))",
        "vector<int> g[100005]; bool vis[100005]; int n, m; int main() { cin >> n >> m; while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); } stack<int> s; s.push(1); vis[1] = true; while (!s.empty()) { int u = s.top(); s.pop(); for (int v : g[u]) if (!vis[v]) { vis[v] = true; s.push(v); } } cout << vis[n]; }",
        "vector<int> g[100005]; bool vis[100005]; int n, m; void go(int u) { vis[u] = true; for (int v : g[u]) if (!vis[v]) go(v); } int main() { cin >> n >> m; while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); } go(1); cout << vis[n]; }",
    ),
    "flood_fill": (
        "h, w = map(int, input().split())\ng = [list(input()) for _ in range(h)]\nstack = [(0, 0)]\ng[0][0] = '#'\nwhile stack:\n    x, y = stack.pop()\n    for a, b in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):\n        if 0 <= a < h and 0 <= b < w and g[a][b] == '.':\n            g[a][b] = '#'\n            stack.append((a, b))\nprint(g)",
        "h, w = map(int, input().split())\ng = [list(input()) for _ in range(h)]\ndef go(x, y):\n    g[x][y] = '#'\n    for a, b in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):\n        if 0 <= a < h and 0 <= b < w and g[a][b] == '.':\n            go(a, b)\ngo(0, 0)\nprint(g)",
        "int n, m, dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0}; char g[505][505]; int main() { cin >> n >> m; for (int i = 0; i < n; i++) cin >> g[i]; queue<pair<int, int>> q; q.push({0, 0}); g[0][0] = '#'; while (!q.empty()) { int x = q.front().first, y = q.front().second; q.pop(); for (int d = 0; d < 4; d++) { int a = x + dx[d], b = y + dy[d]; if (a < 0 || b < 0 || a >= n || b >= m || g[a][b] == '#') continue; g[a][b] = '#'; q.push({a, b}); } } cout << g[n - 1]; }",
        "int n, m, dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0}; char g[505][505]; void go(int x, int y) { if (x < 0 || y < 0 || x >= n || y >= m || g[x][y] == '#') return; g[x][y] = '#'; for (int d = 0; d < 4; d++) go(x + dx[d], y + dy[d]); } int main() { cin >> n >> m; for (int i = 0; i < n; i++) cin >> g[i]; go(0, 0); cout << g[n - 1]; }",
    ),
    "dsu": (
        "n, m = map(int, input().split())\np = list(range(n))\ndef root(x):\n    while p[x] != x:\n        x = p[x]\n    return x\nfor _ in range(m):\n    a, b = map(int, input().split())\n    a, b = root(a), root(b)\n    if a != b:\n        p[a] = b",
        "n, m = map(int, input().split())\np = list(range(n))\ndef root(x):\n    if p[x] == x:\n        return x\n    return root(p[x])\nfor _ in range(m):\n    a, b = map(int, input().split())\n    a, b = root(a), root(b)\n    if a != b:\n        p[a] = b",
        "int p[100005], n, m; int root(int x) { while (p[x] != x) x = p[x]; return x; } int main() { cin >> n >> m; for (int i = 0; i < n; i++) p[i] = i; while (m--) { int a, b; cin >> a >> b; a = root(a); b = root(b); if (a != b) p[a] = b; } }",
        "int p[100005], n, m; int root(int x) { return p[x] == x ? x : root(p[x]); } int main() { cin >> n >> m; for (int i = 0; i < n; i++) p[i] = i; while (m--) { int a, b; cin >> a >> b; a = root(a); b = root(b); if (a != b) p[a] = b; } }",
    ),
    "quickselect": (
        "def part(a, l, r):\n    p, k = a[r], l\n    for i in range(l, r):\n        if a[i] < p:\n            a[i], a[k] = a[k], a[i]\n            k += 1\n    a[k], a[r] = a[r], a[k]\n    return k\ndef kth(a, k):\n    l, r = 0, len(a) - 1\n    while True:\n        m = part(a, l, r)\n        if m == k:\n            return a[m]\n        if m < k:\n            l = m + 1\n        else:\n            r = m - 1\nprint(kth(list(map(int, input().split())), 2))",
        "def part(a, l, r):\n    p, k = a[r], l\n    for i in range(l, r):\n        if a[i] < p:\n            a[i], a[k] = a[k], a[i]\n            k += 1\n    a[k], a[r] = a[r], a[k]\n    return k\ndef kth(a, l, r, k):\n    m = part(a, l, r)\n    if m == k:\n        return a[m]\n    if m < k:\n        return kth(a, m + 1, r, k)\n    return kth(a, l, m - 1, k)\na = list(map(int, input().split()))\nprint(kth(a, 0, len(a) - 1, 2))",
        "int a[100005], n, k; int part(int l, int r) { int p = a[r], s = l; for (int i = l; i < r; i++) if (a[i] < p) swap(a[i], a[s++]); swap(a[s], a[r]); return s; } int main() { cin >> n >> k; for (int i = 0; i < n; i++) cin >> a[i]; int l = 0, r = n - 1; while (l < r) { int m = part(l, r); if (m == k) break; if (m < k) l = m + 1; else r = m - 1; } cout << a[k]; }",
        "int a[100005], n, k; int part(int l, int r) { int p = a[r], s = l; for (int i = l; i < r; i++) if (a[i] < p) swap(a[i], a[s++]); swap(a[s], a[r]); return s; } int kth(int l, int r) { int m = part(l, r); if (m == k) return a[m]; if (m < k) return kth(m + 1, r); return kth(l, m - 1); } int main() { cin >> n >> k; for (int i = 0; i < n; i++) cin >> a[i]; cout << kth(0, n - 1); }",
    ),
    "segment_tree": (
        "n = int(input())\nt = [0] * (2 * n)\ndef put(i, x):\n    i += n\n    t[i] = x\n    while i > 1:\n        i //= 2\n        t[i] = t[2 * i] + t[2 * i + 1]\ndef ask(l, r):\n    s = 0\n    l += n\n    r += n\n    while l < r:\n        if l & 1:\n            s += t[l]\n            l += 1\n        if r & 1:\n            r -= 1\n            s += t[r]\n        l //= 2\n        r //= 2\n    return s\nput(0, 5)\nprint(ask(0, n))",
        "n = int(input())\nt = [0] * (4 * n)\ndef put(v, l, r, i, x):\n    if l == r:\n        t[v] = x\n        return\n    m = (l + r) // 2\n    if i <= m:\n        put(2 * v, l, m, i, x)\n    else:\n        put(2 * v + 1, m + 1, r, i, x)\n    t[v] = t[2 * v] + t[2 * v + 1]\ndef ask(v, l, r, a, b):\n    if b < l or r < a:\n        return 0\n    if a <= l and r <= b:\n        return t[v]\n    m = (l + r) // 2\n    return ask(2 * v, l, m, a, b) + ask(2 * v + 1, m + 1, r, a, b)\nput(1, 0, n - 1, 0, 5)\nprint(ask(1, 0, n - 1, 0, n - 1))",
        "int n; long long t[400005]; void put(int i, int x) { for (t[i += n] = x; i > 1; i /= 2) t[i / 2] = t[i] + t[i ^ 1]; } long long ask(int l, int r) { long long s = 0; for (l += n, r += n; l < r; l /= 2, r /= 2) { if (l & 1) s += t[l++]; if (r & 1) s += t[--r]; } return s; } int main() { cin >> n; put(0, 5); cout << ask(0, n); }",
        "int n; long long t[400005]; void put(int v, int l, int r, int i, int x) { if (l == r) { t[v] = x; return; } int m = (l + r) / 2; if (i <= m) put(2 * v, l, m, i, x); else put(2 * v + 1, m + 1, r, i, x); t[v] = t[2 * v] + t[2 * v + 1]; } long long ask(int v, int l, int r, int a, int b) { if (a > r || b < l) return 0; if (a <= l && r <= b) return t[v]; int m = (l + r) / 2; return ask(2 * v, l, m, a, b) + ask(2 * v + 1, m + 1, r, a, b); } int main() { cin >> n; put(1, 0, n - 1, 0, 5); cout << ask(1, 0, n - 1, 0, n - 1); }",
    ),
    "merge_sort": (
        "def sort(a):\n    n, w = len(a), 1\n    while w < n:\n        out = []\n        for s in range(0, n, 2 * w):\n            x, y = a[s:s + w], a[s + w:s + 2 * w]\n            i = j = 0\n            while i < len(x) and j < len(y):\n                if x[i] <= y[j]:\n                    out.append(x[i])\n                    i += 1\n                else:\n                    out.append(y[j])\n                    j += 1\n            out += x[i:] + y[j:]\n        a = out\n        w *= 2\n    return a\nprint(sort(list(map(int, input().split()))))",
        "def sort(a):\n    if len(a) < 2:\n        return a\n    m = len(a) // 2\n    x, y = sort(a[:m]), sort(a[m:])\n    out, i, j = [], 0, 0\n    while i < len(x) and j < len(y):\n        if x[i] <= y[j]:\n            out.append(x[i])\n            i += 1\n        else:\n            out.append(y[j])\n            j += 1\n    return out + x[i:] + y[j:]\nprint(sort(list(map(int, input().split()))))",
        "int a[100005], b[100005], n; int main() { cin >> n; for (int i = 0; i < n; i++) cin >> a[i]; for (int w = 1; w < n; w *= 2) for (int s = 0; s < n; s += 2 * w) { int m = min(s + w, n), e = min(s + 2 * w, n), i = s, j = m, k = s; while (i < m && j < e) if (a[i] <= a[j]) b[k++] = a[i++]; else b[k++] = a[j++]; while (i < m) b[k++] = a[i++]; while (j < e) b[k++] = a[j++]; for (k = s; k < e; k++) a[k] = b[k]; } cout << a[0]; }",
        "int a[100005], b[100005], n; void sort_(int s, int e) { if (e - s < 2) return; int m = (s + e) / 2; sort_(s, m); sort_(m, e); int i = s, j = m, k = s; while (i < m && j < e) if (a[i] <= a[j]) b[k++] = a[i++]; else b[k++] = a[j++]; while (i < m) b[k++] = a[i++]; while (j < e) b[k++] = a[j++]; for (k = s; k < e; k++) a[k] = b[k]; } int main() { cin >> n; for (int i = 0; i < n; i++) cin >> a[i]; sort_(0, n); cout << a[0]; }",
    ),
}  # fmt: skip


@pytest.mark.parametrize("tag", LOOPS_AND_RECURSIONS)
@pytest.mark.parametrize("form", range(4))
def test_a_loop_or_a_recursion(tag: str, form: int) -> None:
    source, language = LOOPS_AND_RECURSIONS[tag][form], LANGUAGES[form // 2]
    assert tag in detect(parse(source if form < 2 else CPP + source, language)).tags
