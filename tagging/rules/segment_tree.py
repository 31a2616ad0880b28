"""Segment tree."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="segment_tree",
    meaning="a tree over ranges whose nodes combine their two halves",
    family="range trees",
    also=(
        "segment tree range query",
        "segment tree",
        "segtree",
        "interval tree over positions",
    ),
    requires=("children_combined", "range_of_nodes"),
    positives=(
        Example(
            python="""
n, q = map(int, input().split())
a = list(map(int, input().split()))
t = [0] * (4 * n)
def build(v, l, r):
    if l == r:
        t[v] = a[l]
        return
    m = (l + r) // 2
    build(2 * v, l, m)
    build(2 * v + 1, m + 1, r)
    t[v] = max(t[2 * v], t[2 * v + 1])
def ask(v, l, r, x, y):
    if y < l or r < x:
        return 0
    if x <= l and r <= y:
        return t[v]
    m = (l + r) // 2
    return max(ask(2 * v, l, m, x, y), ask(2 * v + 1, m + 1, r, x, y))
build(1, 0, n - 1)
for _ in range(q):
    l, r = map(int, input().split())
    print(ask(1, 0, n - 1, l, r))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
const int N = 100005;
int n, q, t[4 * N];
void upd(int v, int l, int r, int p, int x) {
  if (l == r) { t[v] = x; return; }
  int m = (l + r) >> 1;
  if (p <= m) upd(v << 1, l, m, p, x); else upd(v << 1 | 1, m + 1, r, p, x);
  t[v] = min(t[v << 1], t[v << 1 | 1]);
}
int get(int v, int l, int r, int a, int b) {
  if (a <= l && r <= b) return t[v];
  int m = (l + r) >> 1, res = INT_MAX;
  if (a <= m) res = min(res, get(v << 1, l, m, a, b));
  if (b > m) res = min(res, get(v << 1 | 1, m + 1, r, a, b));
  return res;
}
int main() {
  cin >> n >> q;
  while (q--) { int k, x, y; cin >> k >> x >> y; if (k) upd(1, 1, n, x, y); else cout << get(1, 1, n, x, y); }
}
""",
        ),
        Example(
            python="""
class Tree:
    def __init__(self, values):
        self.n = len(values)
        self.t = [0] * self.n + values
        for i in range(self.n - 1, 0, -1):
            self.t[i] = self.t[2 * i] + self.t[2 * i + 1]
    def set(self, p, x):
        p += self.n
        self.t[p] = x
        while p > 1:
            p //= 2
            self.t[p] = self.t[2 * p] + self.t[2 * p + 1]
    def sum(self, l, r):
        res = 0
        l += self.n
        r += self.n
        while l < r:
            if l & 1:
                res += self.t[l]
                l += 1
            if r & 1:
                r -= 1
                res += self.t[r]
            l //= 2
            r //= 2
        return res
tree = Tree(list(map(int, input().split())))
for _ in range(int(input())):
    tree.set(int(input()), 5)
    print(tree.sum(0, 3))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Node { long long sum; Node *l, *r; Node() : sum(0), l(nullptr), r(nullptr) {} };
void add(Node* v, int lo, int hi, int p, int x) {
  if (lo == hi) { v->sum += x; return; }
  int mid = lo + (hi - lo) / 2;
  if (!v->l) { v->l = new Node(); v->r = new Node(); }
  if (p <= mid) add(v->l, lo, mid, p, x); else add(v->r, mid + 1, hi, p, x);
  v->sum = v->l->sum + v->r->sum;
}
int main() {
  Node* root = new Node(); int q; cin >> q;
  while (q--) { int p, x; cin >> p >> x; add(root, 0, 1000000000, p, x); }
  cout << root->sum;
}
""",
        ),
    ),
    near_misses=(
        Example(  # merge sort splits ranges but keeps no tree
            python="""
def sort(a, l, r):
    if r - l < 2:
        return
    m = (l + r) // 2
    sort(a, l, m)
    sort(a, m, r)
    b = []
    i, j = l, m
    while i < m and j < r:
        if a[i] <= a[j]:
            b.append(a[i])
            i += 1
        else:
            b.append(a[j])
            j += 1
    a[l:r] = b + a[i:m] + a[j:r]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
void sort_part(vector<int>& a, vector<int>& b, int l, int r) {
  if (l >= r) return;
  int m = (l + r) / 2, i = l, j = m + 1, k = l;
  sort_part(a, b, l, m); sort_part(a, b, m + 1, r);
  while (i <= m && j <= r) b[k++] = a[i] <= a[j] ? a[i++] : a[j++];
  while (i <= m) b[k++] = a[i++];
  while (j <= r) b[k++] = a[j++];
  for (i = l; i <= r; i++) a[i] = b[i];
}
int main() { int n; cin >> n; vector<int> a(n), b(n); for (int& x : a) cin >> x; sort_part(a, b, 0, n - 1); }
""",
        ),
        Example(  # a heap in an array looks at children but only swaps
            python="""
def sift(h, i, n):
    while 2 * i + 1 < n:
        c = 2 * i + 1
        if c + 1 < n and h[c + 1] < h[c]:
            c += 1
        if h[i] <= h[c]:
            break
        h[i], h[c] = h[c], h[i]
        i = c
""",
            cpp="""
#include <vector>
#include <utility>
void sift(std::vector<int>& h, int i) {
  int n = h.size();
  while (2 * i + 1 < n) {
    int c = 2 * i + 1;
    if (c + 1 < n && h[c + 1] < h[c]) c++;
    if (h[i] <= h[c]) break;
    std::swap(h[i], h[c]); i = c;
  }
}
""",
        ),
    ),
)
