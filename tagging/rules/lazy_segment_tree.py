"""Segment tree with range updates that wait at inner nodes."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="lazy_segment_tree",
    meaning="a segment tree whose range updates wait in marks at inner nodes",
    family="range trees",
    also=(
        "segment tree with lazy propagation",
        "lazy segtree",
        "lazy propagation",
        "segment tree lazy",
    ),
    requires=("children_combined", "range_of_nodes"),
    any_of=("lazy_push", "permanent_mark"),
    implies=("segment_tree",),
    positives=(
        Example(
            python="""
n, q = map(int, input().split())
mx = [0] * (4 * n)
lz = [0] * (4 * n)
def push(v):
    if lz[v]:
        for c in (2 * v, 2 * v + 1):
            mx[c] += lz[v]
            lz[c] += lz[v]
        lz[v] = 0
def add(v, l, r, a, b, x):
    if b < l or r < a:
        return
    if a <= l and r <= b:
        mx[v] += x
        lz[v] += x
        return
    push(v)
    m = (l + r) // 2
    add(2 * v, l, m, a, b, x)
    add(2 * v + 1, m + 1, r, a, b, x)
    mx[v] = max(mx[2 * v], mx[2 * v + 1])
for _ in range(q):
    l, r, x = map(int, input().split())
    add(1, 0, n - 1, l, r, x)
    print(mx[1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Seg {
  vector<long long> s, z;
  Seg(int n) : s(4 * n), z(4 * n) {}
  void apply(int v, int len, long long x) { s[v] += x * len; z[v] += x; }
  void push(int v, int l, int m, int r) {
    if (z[v] == 0) return;
    apply(2 * v, m - l + 1, z[v]); apply(2 * v + 1, r - m, z[v]); z[v] = 0;
  }
  void add(int v, int l, int r, int a, int b, int x) {
    if (b < l || r < a) return;
    if (a <= l && r <= b) { apply(v, r - l + 1, x); return; }
    int m = (l + r) / 2; push(v, l, m, r);
    add(2 * v, l, m, a, b, x); add(2 * v + 1, m + 1, r, a, b, x);
    s[v] = s[2 * v] + s[2 * v + 1];
  }
};
int main() { int n, q; cin >> n >> q; Seg t(n); while (q--) { int a, b, x; cin >> a >> b >> x; t.add(1, 0, n - 1, a, b, x); } }
""",
        ),
        Example(
            python="""
class Tree:
    def __init__(self, n):
        self.n = n
        self.best = [0] * (4 * n)
        self.extra = [0] * (4 * n)
    def raise_(self, node, lo, hi, a, b, x):
        if a >= hi or b <= lo:
            return
        if a <= lo and hi <= b:
            self.best[node] += x
            self.extra[node] += x
            return
        mid = (lo + hi) >> 1
        left = 2 * node + 1
        right = 2 * node + 2
        self.raise_(left, lo, mid, a, b, x)
        self.raise_(right, mid, hi, a, b, x)
        self.best[node] = max(self.best[left], self.best[right]) + self.extra[node]
t = Tree(int(input()))
for _ in range(int(input())):
    t.raise_(0, 0, t.n, 0, 3, 1)
print(t.best[0])
""",
            cpp="""
#include <iostream>
const int N = 200005;
int n, q;
struct { long long sum, add; } t[4 * N];
void down(int o, int l, int r) {
  if (!t[o].add) return;
  int m = (l + r) / 2, a = o * 2, b = o * 2 + 1;
  t[a].sum += t[o].add * (m - l + 1); t[a].add += t[o].add;
  t[b].sum += t[o].add * (r - m); t[b].add += t[o].add;
  t[o].add = 0;
}
void change(int o, int l, int r, int x, int y, int v) {
  if (x <= l && r <= y) { t[o].sum += 1LL * v * (r - l + 1); t[o].add += v; return; }
  down(o, l, r); int m = (l + r) / 2;
  if (x <= m) change(o * 2, l, m, x, y, v);
  if (y > m) change(o * 2 + 1, m + 1, r, x, y, v);
  t[o].sum = t[o * 2].sum + t[o * 2 + 1].sum;
}
int main() { std::cin >> n >> q; while (q--) { int x, y, v; std::cin >> x >> y >> v; change(1, 1, n, x, y, v); } }
""",
        ),
    ),
    near_misses=(
        Example(  # point updates only
            python="""
t = [0] * 4000
def put(v, l, r, p, x):
    if l == r:
        t[v] = x
        return
    m = (l + r) // 2
    if p <= m:
        put(2 * v, l, m, p, x)
    else:
        put(2 * v + 1, m + 1, r, p, x)
    t[v] = t[2 * v] + t[2 * v + 1]
for i in range(1000):
    put(1, 0, 999, i, i)
""",
            cpp="""
#include <cstdio>
int t[4000];
void put(int v, int l, int r, int p, int x) {
  if (l == r) { t[v] = x; return; }
  int m = (l + r) / 2;
  if (p <= m) put(2 * v, l, m, p, x); else put(2 * v + 1, m + 1, r, p, x);
  t[v] = t[2 * v] + t[2 * v + 1];
}
int main() { for (int i = 0; i < 1000; i++) put(1, 0, 999, i, i); }
""",
        ),
    ),
)
