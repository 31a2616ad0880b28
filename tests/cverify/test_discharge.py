"""Holes of the static layer that a witnessed algorithm settles, and near misses that stay holes."""

# ruff: noqa: E501
import pytest

from complexity.frontends import parse
from complexity.report import StaticReport
from cverify.discharge import analysed
from cverify.examine import examine
from cverify.explanation import explain_source
from cverify.render import explain as page
from judge.source import Language, Source
from tagging.engine import detect


def report(source: str, language: str) -> StaticReport:
    program = parse(source, language)
    return analysed(program, detect(program))[0]


def changed(source: str, *changes: tuple[str, str]) -> str:
    for old, new in changes:
        assert old in source, old
        source = source.replace(old, new)
    return source


CPP = "#include <bits/stdc++.h>\nusing namespace std;\n"
KUHN = """
n, m, k = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(k):
    a, b = map(int, input().split())
    g[a].append(b)
mate = [-1] * m
def attempt(u, seen):
    for v in g[u]:
        if v not in seen:
            seen.add(v)
            if mate[v] < 0 or attempt(mate[v], seen):
                mate[v] = u
                return True
    return False
print(sum(attempt(u, set()) for u in range(n)))
"""
KUHN_CPP = (
    CPP
    + """
struct M { int n; vector<vector<int>> g; vector<int> f; vector<bool> vis;
  M(int a, int b) : n(a), g(a), f(b, -1), vis(b) {}
  bool go(int x) { for (int y : g[x]) { if (vis[y]) continue; vis[y] = true; if (f[y] < 0 || go(f[y])) { f[y] = x; return true; } } return false; }
  int run() { int r = 0; for (int i = 0; i < n; i++) { fill(vis.begin(), vis.end(), false); if (go(i)) r++; } return r; } };
int main() { int n, m, e; cin >> n >> m >> e; M x(n, m); while (e--) { int a, b; cin >> a >> b; x.g[a].push_back(b); } cout << x.run(); }
"""
)
DIJKSTRA = """
import heapq
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b, c = map(int, input().split())
    g[a].append((b, c))
d = [10 ** 18] * n
d[0] = 0
h = [(0, 0)]
while h:
    x, u = heapq.heappop(h)
    if x == d[u]:
        for v, w in g[u]:
            if x + w < d[v]:
                d[v] = x + w
                heapq.heappush(h, (d[v], v))
print(d[n - 1])
"""
DIJKSTRA_CPP = (
    CPP
    + """
struct E { int to; long long w; bool operator<(const E& o) const { return w > o.w; } };
int main() { int n, m; cin >> n >> m; vector<vector<E>> g(n); vector<long long> d(n, 1e18);
  while (m--) { int a, b, c; cin >> a >> b >> c; g[a].push_back({b, c}); }
  priority_queue<E> q; d[0] = 0; q.push({0, 0});
  while (!q.empty()) { E t = q.top(); q.pop(); int u = t.to; if (t.w > d[u]) continue; for (E e : g[u]) if (d[u] + e.w < d[e.to]) { d[e.to] = d[u] + e.w; q.push({e.to, d[e.to]}); } }
  cout << d[n - 1]; }
"""
)
MOVING_CPP = (
    CPP
    + """
int main() { int n, m; cin >> n >> m; vector<vector<pair<int, int>>> g(n); vector<long long> d(n, 1e18);
  while (m--) { int a, b, c; cin >> a >> b >> c; g[a].push_back({b, c}); }
  set<pair<long long, int>> s; d[0] = 0; s.insert({0, 0});
  while (!s.empty()) { auto [x, u] = *s.begin(); s.erase(s.begin()); for (auto [v, w] : g[u]) if (d[u] + w < d[v]) { s.erase({d[v], v}); d[v] = d[u] + w; s.insert({d[v], v}); } }
  cout << d[n - 1]; }
"""
)
DINIC = """
from collections import deque
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b, c = map(int, input().split())
    g[a].append([b, c, len(g[b])])
    g[b].append([a, 0, len(g[a]) - 1])
def levels(s, t):
    global level
    level = [-1] * n
    level[s] = 0
    q = deque([s])
    while q:
        u = q.popleft()
        for v, c, _ in g[u]:
            if c > 0 and level[v] < 0:
                level[v] = level[u] + 1
                q.append(v)
    return level[t] >= 0
def push(u, t, f):
    if u == t:
        return f
    while it[u] < len(g[u]):
        e = g[u][it[u]]
        if e[1] > 0 and level[e[0]] == level[u] + 1:
            d = push(e[0], t, min(f, e[1]))
            if d:
                e[1] -= d
                g[e[0]][e[2]][1] += d
                return d
        it[u] += 1
    return 0
total = 0
level = [-1] * n
it = [0] * n
while levels(0, n - 1):
    it = [0] * n
    f = push(0, n - 1, 10 ** 18)
    while f:
        total += f
        f = push(0, n - 1, 10 ** 18)
print(total)
"""
DINIC_CPP = (
    CPP
    + """
const int N = 2005, M = 20005; const long long INF = 1e18;
int head[N], nxt[M], to[M], tot = 1, dep[N], cur[N], n, m, s, t; long long c[M];
void add(int u, int v, int w) { to[++tot] = v; c[tot] = w; nxt[tot] = head[u]; head[u] = tot; to[++tot] = u; c[tot] = 0; nxt[tot] = head[v]; head[v] = tot; }
bool bfs() { memset(dep, 0, sizeof dep); queue<int> q; q.push(s); dep[s] = 1; while (!q.empty()) { int u = q.front(); q.pop(); for (int i = head[u]; i; i = nxt[i]) if (c[i] && !dep[to[i]]) dep[to[i]] = dep[u] + 1, q.push(to[i]); } return dep[t]; }
long long dfs(int u, long long f) { if (u == t) return f; long long r = 0; for (int& i = cur[u]; i && f; i = nxt[i]) { int v = to[i]; if (dep[v] == dep[u] + 1 && c[i]) { long long k = dfs(v, min(f, c[i])); c[i] -= k; c[i ^ 1] += k; r += k; f -= k; } } return r; }
int main() { scanf("%d%d%d%d", &n, &m, &s, &t); while (m--) { int a, b, w; scanf("%d%d%d", &a, &b, &w); add(a, b, w); } long long r = 0; while (bfs()) { memcpy(cur, head, sizeof head); r += dfs(s, INF); } printf("%lld", r); }
"""
)
SETS = """
class Node:
    def __init__(self):
        self.parent = self
        self.size = 1
def root(x):
    while x.parent is not x:
        x.parent = x.parent.parent
        x = x.parent
    return x
n, m = map(int, input().split())
nodes = [Node() for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    a, b = root(nodes[a]), root(nodes[b])
    if a is not b:
        if a.size < b.size:
            a, b = b, a
        b.parent = a
        a.size += b.size
"""
SETS_CPP = (
    CPP
    + """
struct Node { Node* up; int size; };
Node* top(Node* x) { while (x->up != x) x = x->up; return x; }
bool merge(Node* a, Node* b) { a = top(a); b = top(b); if (a == b) return false; if (a->size < b->size) swap(a, b); b->up = a; a->size += b->size; return true; }
int main() { int n, m; cin >> n >> m; vector<Node> v(n); for (auto& x : v) { x.up = &x; x.size = 1; } while (m--) { int a, b; cin >> a >> b; cout << merge(&v[a], &v[b]); } }
"""
)
HALVING_CPP = (
    CPP
    + """
int find(vector<int>& p, int x) { for (; x != p[x]; x = p[x] = p[p[x]]); return x; }
int main() { int n, m; cin >> n >> m; vector<int> p(n); for (int i = 0; i < n; i++) p[i] = i; while (m--) { int a, b; cin >> a >> b; a = find(p, a); b = find(p, b); if (a != b) p[a] = b; } }
"""
)
NO_WEIGHTS = ("        if a.size < b.size:\n            a, b = b, a\n", "")
NO_HALVING = ("        x.parent = x.parent.parent\n", "")

SETTLED = {
    "kuhn": (KUHN, "python", "n (m + k)"),
    "kuhn in a class": (KUHN_CPP, "cpp", "n (m + e)"),
    "kuhn, rows walked again": (changed(KUHN, ("            if mate[v] < 0 or attempt(mate[v], seen):\n                mate[v] = u\n                return True", "            ok = mate[v] < 0 or attempt(mate[v], seen)\n            if ok:\n                mate[v] = u\n                return True")), "python", "n m k"),
    "dijkstra, live entries": (DIJKSTRA, "python", "(n + m) log m"),
    "dijkstra, records": (DIJKSTRA_CPP, "cpp", "(n + m) log m"),
    "dijkstra, entries moved": (MOVING_CPP, "cpp", "(n + m) log m"),
    "dinic, one way at a time": (DINIC, "python", "n^2 m"),
    "dinic, many ways at once": (DINIC_CPP, "cpp", "M N^2 + m"),
    "sets of records": (SETS, "python", "m α(n) + n"),
    "sets, only halved": (changed(SETS, NO_WEIGHTS), "python", "m log n + n"),
    "sets, only weighted": (changed(SETS, NO_HALVING), "python", "m log n + n"),
    "sets of pointers": (SETS_CPP, "cpp", "m log n + n"),
}  # fmt: skip
OPEN = {
    "kuhn without marks": (changed(KUHN, ("        if v not in seen:\n            seen.add(v)\n", "        if v < m:\n            pass\n")), "python"),
    "kuhn, marks taken back": (changed(KUHN, ("                return True\n", "                return True\n            seen.discard(v)\n")), "python"),
    "kuhn, marks only asked for": (changed(KUHN_CPP, ("vis[y] = true; ", "")), "cpp"),
    "kuhn, marked after the search": (changed(KUHN_CPP, ("vis[y] = true; if (f[y] < 0 || go(f[y])) { f[y] = x; return true; }", "if (f[y] < 0 || go(f[y])) { f[y] = x; return true; } vis[y] = true;")), "cpp"),
    "dijkstra without the stale check": (changed(DIJKSTRA, ("    if x == d[u]:", "    if x >= 0:")), "python"),
    "dijkstra, largest first": (changed(DIJKSTRA_CPP, ("return w > o.w", "return w < o.w")), "cpp"),
    "dijkstra, check turned round": (changed(DIJKSTRA_CPP, ("t.w > d[u]", "t.w < d[u]")), "cpp"),
    "dijkstra, started many times": (changed(DIJKSTRA, ("h = [(0, 0)]", "h = [(0, 0)] * m")), "python"),
    "dijkstra, last of the tree first": (changed(MOVING_CPP, ("set<pair<long long, int>> s", "set<pair<long long, int>, greater<pair<long long, int>>> s")), "cpp"),
    "dijkstra, an order handed over": (changed(MOVING_CPP, ("set<pair<long long, int>> s", "auto f = [](pair<long long, int> a, pair<long long, int> b) { return a > b; }; set<pair<long long, int>, decltype(f)> s(f)")), "cpp"),
    "dijkstra, keys turned round": (changed(DIJKSTRA, ("(d[v], v)", "(-d[v], v)")), "python"),
    "dijkstra, a slack in the test": (changed(DIJKSTRA, ("x + w < d[v]", "x + w < d[v] + 5")), "python"),
    "kuhn, marks of its own": (changed(KUHN, ("attempt(mate[v], seen)", "attempt(mate[v], set(seen))")), "python"),
    "dijkstra, entries stay": (changed(MOVING_CPP, ("s.erase({d[v], v}); ", "")), "cpp"),
    "dijkstra, distances set back": (changed(DIJKSTRA_CPP, ("q.push({e.to, d[e.to]}); } }", "q.push({e.to, d[e.to]}); } d[u] = 1e18; }")), "cpp"),
    "dinic without current arcs": (changed(DINIC, ("    while it[u] < len(g[u]):\n        e = g[u][it[u]]", "    i = 0\n    while i < len(g[u]):\n        e = g[u][i]"), ("        it[u] += 1", "        i += 1")), "python"),
    "dinic without levels": (changed(DINIC, ("level[e[0]] == level[u] + 1", "level[e[0]] >= 0")), "python"),
    "dinic, unit by unit": (changed(DINIC, ("10 ** 18", "1")), "python"),
    "dinic, arcs never set back": (changed(DINIC, ("    it = [0] * n\n    f", "    f")), "python"),
    "dinic, arc stays": (changed(DINIC_CPP, ("i = nxt[i]) { int v = to[i]; if (dep[v] == dep[u] + 1 && c[i])", "i = nxt[i]) { int v = to[i]; if (v == t) continue; if (dep[v] == dep[u] + 1)")), "cpp"),
    "dinic, a scan in each call": (changed(DINIC, ("    if u == t:\n        return f\n", "    if u == t:\n        return f\n    for x in range(n):\n        if x == t:\n            break\n")), "python"),
    "sets, neither": (changed(SETS, NO_WEIGHTS, NO_HALVING), "python"),
    "sets, light above heavy": (changed(SETS_CPP, ("a->size < b->size", "a->size > b->size")), "cpp"),
    "sets that grow by themselves": (changed(SETS_CPP, ("if (a == b) return false; ", "")), "cpp"),
    "sets, weights left alone": (changed(SETS_CPP, ("a->size += b->size; ", "")), "cpp"),
    "sets linked below any node": (changed(SETS_CPP, ("a = top(a); b = top(b);", "b = top(b);")), "cpp"),
}  # fmt: skip


@pytest.mark.parametrize("name", SETTLED)
def test_a_lemma_settles(name: str) -> None:
    source, language, time = SETTLED[name]
    found = report(source, language)
    assert (str(found.time.upper), found.time.holes) == (time, ())


@pytest.mark.parametrize("name", OPEN)
def test_a_near_miss_stays_unknown(name: str) -> None:
    source, language = OPEN[name]
    assert report(source, language).time.holes


def test_forests_in_tables_keep_their_bound() -> None:
    assert str(report(HALVING_CPP, "cpp").time.upper) in ("m log n + n", "m α(n) + n")


def test_the_step_says_whose_lemma_it_is() -> None:
    examination = examine(Source("a.py", DIJKSTRA, Language.PYTHON))
    steps = [s for s in examination.static.time.steps if "Dijkstra" in s.reason]
    assert [(s.line, s.cost) for s in steps] == [(11, "(n + m) log m")]


def test_explanations_show_the_lemma() -> None:
    explained = explain_source(Source("a.py", KUHN, Language.PYTHON))
    assert str(explained.entries[0].trace.report.time.upper) == "n (m + k)"
    assert any("Kuhn" in r.text for x in explained.entries[0].trace.lines for r in x.reasons)
    assert "Kuhn" in page.text(explained)
