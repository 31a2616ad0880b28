"""Connectivity under edges that come and go, all known beforehand."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="offline_dynamic_connectivity",
    meaning="halves of time are gone through, joining sets on the way down and taking it back on the way up",
    family="disjoint sets",
    also=(
        "dynamic connectivity",
        "offline dynamic connectivity dsu rollback",
        "segment tree divide and conquer over time",
    ),
    requires=(
        "link_undone",
        "time_divided",
    ),
    positives=(
        Example(
            python="""
import sys
n, m = map(int, input().split())
p = list(range(n + 1))
size = [1] * (n + 1)
log = []
comps = n
tree = [[] for _ in range(4 * m)]
def find(x):
    while p[x] != x:
        x = p[x]
    return x
def join(a, b):
    global comps
    a, b = find(a), find(b)
    if a == b:
        return
    if size[a] < size[b]:
        a, b = b, a
    p[b] = a
    size[a] += size[b]
    comps -= 1
    log.append(b)
def undo(mark):
    global comps
    while len(log) > mark:
        b = log.pop()
        size[p[b]] -= size[b]
        p[b] = b
        comps += 1
def put(v, l, r, a, b, e):
    if b < l or r < a:
        return
    if a <= l and r <= b:
        tree[v].append(e)
        return
    mid = (l + r) // 2
    put(2 * v, l, mid, a, b, e)
    put(2 * v + 1, mid + 1, r, a, b, e)
def walk(v, l, r):
    mark = len(log)
    for a, b in tree[v]:
        join(a, b)
    if l == r:
        print(comps)
    else:
        mid = (l + r) // 2
        walk(2 * v, l, mid)
        walk(2 * v + 1, mid + 1, r)
    undo(mark)
for _ in range(m):
    a, b, x, y = map(int, sys.stdin.readline().split())
    put(1, 0, m - 1, x, y, (a, b))
walk(1, 0, m - 1)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
#define ls x << 1
#define rs x << 1 | 1
const int N = 100005;
int n, m, k, fa[N * 2], dep[N * 2], top; struct rec { int x, add; } st[N * 2]; vector<pair<int, int>> t[N * 4];
int find(int x) { while (x != fa[x]) x = fa[x]; return x; }
void merge(int a, int b) { a = find(a); b = find(b); if (a == b) return; if (dep[a] > dep[b]) swap(a, b); st[++top] = {a, dep[a] == dep[b]}; fa[a] = b; if (dep[a] == dep[b]) dep[b]++; }
void ins(int x, int l, int r, int a, int b, pair<int, int> e) { if (a <= l && r <= b) { t[x].push_back(e); return; } int mid = (l + r) >> 1; if (a <= mid) ins(ls, l, mid, a, b, e); if (b > mid) ins(rs, mid + 1, r, a, b, e); }
void solve(int x, int l, int r) {
  int now = top; bool ok = true;
  for (auto& e : t[x]) { if (find(e.first) == find(e.second)) { for (int i = l; i <= r; i++) puts("No"); ok = false; break; } merge(e.first, e.second + n); merge(e.second, e.first + n); }
  if (ok) { if (l == r) puts("Yes"); else { int mid = (l + r) >> 1; solve(ls, l, mid); solve(rs, mid + 1, r); } }
  while (top > now) { int u = st[top].x; dep[fa[u]] -= st[top].add; fa[u] = u; top--; }
}
int main() { scanf("%d%d%d", &n, &m, &k); for (int i = 1; i <= 2 * n; i++) fa[i] = i, dep[i] = 1; while (m--) { int x, y, l, r; scanf("%d%d%d%d", &x, &y, &l, &r); ins(1, 1, k, l + 1, r, {x, y}); } solve(1, 1, k); }
""",
        ),
        Example(
            python="""
class Forest:
    def __init__(self, n):
        self.e = [-1] * n
        self.done = []
    def root(self, x):
        return x if self.e[x] < 0 else self.root(self.e[x])
    def link(self, a, b):
        a, b = self.root(a), self.root(b)
        if a != b:
            if self.e[a] > self.e[b]:
                a, b = b, a
            self.done.append((b, self.e[b], a))
            self.e[a] += self.e[b]
            self.e[b] = a
    def back(self, k):
        while len(self.done) > k:
            b, old, a = self.done.pop()
            self.e[a] -= old
            self.e[b] = old
def solve(forest, edges, lo, hi, asks, out):
    k = len(forest.done)
    rest = []
    for a, b, s, t in edges:
        if s <= lo and hi <= t:
            forest.link(a, b)
        elif s < hi and lo < t:
            rest.append((a, b, s, t))
    if hi - lo == 1:
        for a, b in asks[lo]:
            out.append(forest.root(a) == forest.root(b))
    else:
        mid = (lo + hi) // 2
        solve(forest, rest, lo, mid, asks, out)
        solve(forest, rest, mid, hi, asks, out)
    forest.back(k)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Edge { int a, b, from, to; };
vector<int> par, rk; vector<pair<int*, int>> changes;
int top(int v) { return par[v] == v ? v : top(par[v]); }
stack<int> joined;
void go(int lo, int hi, const vector<Edge>& es, int& parts) {
  size_t mark = joined.size(); vector<Edge> rest; int before = parts;
  for (const Edge& e : es) {
    if (e.from <= lo && hi <= e.to) { int x = top(e.a), y = top(e.b); if (x != y) { if (rk[x] > rk[y]) swap(x, y); par[x] = y; rk[y] += rk[x]; joined.push(x); parts--; } }
    else if (e.from < hi && lo < e.to) rest.push_back(e);
  }
  if (hi - lo == 1) cout << parts << '\\n';
  else { int mid = lo + (hi - lo) / 2; go(lo, mid, rest, parts); go(mid, hi, rest, parts); }
  while (joined.size() > mark) { int x = joined.top(); joined.pop(); rk[par[x]] -= rk[x]; par[x] = x; }
  parts = before;
}
int main() { int n, m, q; cin >> n >> m >> q; par.resize(n); rk.assign(n, 1); iota(par.begin(), par.end(), 0); vector<Edge> es(m); for (auto& e : es) cin >> e.a >> e.b >> e.from >> e.to; go(0, q, es, n); }
""",
        ),
    ),
    near_misses=(
        Example(  # joined and taken back, but one after another
            python="""
n, q = map(int, input().split())
p = list(range(n))
log = []
def find(x):
    while p[x] != x:
        x = p[x]
    return x
for _ in range(q):
    c = input().split()
    if c[0] == 'j':
        a, b = find(int(c[1])), find(int(c[2]))
        p[a] = b
        log.append(a)
    else:
        x = log.pop()
        p[x] = x
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int p[1005]; vector<int> h;
int find(int x) { while (p[x] != x) x = p[x]; return x; }
int main() { int n, q; cin >> n >> q; for (int i = 0; i < n; i++) p[i] = i; while (q--) { int k, a, b; cin >> k >> a >> b; if (k) { a = find(a); b = find(b); p[a] = b; h.push_back(a); } else { int x = h.back(); h.pop_back(); p[x] = x; } } }
""",
        ),
    ),
)
