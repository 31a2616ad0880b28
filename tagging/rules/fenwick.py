"""Binary indexed tree."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="fenwick",
    meaning="partial sums along the low bits of an index, written one way and read the other",
    family="range trees",
    also=(
        "fenwick tree",
        "binary indexed tree",
        "bit",
        "fenwick tree bit",
        "bit fenwick",
        "fenwick tree range update range query",
    ),
    requires=("bit_climb_write", "bit_climb_read"),
    positives=(
        Example(
            python="""
n, q = map(int, input().split())
t = [0] * (n + 1)
def add(i, v):
    while i <= n:
        t[i] += v
        i += i & -i
def get(i):
    s = 0
    while i > 0:
        s += t[i]
        i -= i & -i
    return s
for _ in range(q):
    k, x, y = map(int, input().split())
    if k == 1:
        add(x, y)
    else:
        print(get(y) - get(x - 1))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
template <class T> struct Tree {
  vector<T> b; int n;
  Tree(int n) : b(n + 1), n(n) {}
  void add(int i, T v) { for (; i <= n; i += i & -i) b[i] += v; }
  T sum(int i) { T r = 0; for (; i; i &= i - 1) r += b[i]; return r; }
};
int main() {
  int n, q; cin >> n >> q; Tree<long long> t(n);
  while (q--) { int k, x, y; cin >> k >> x >> y; if (k == 1) t.add(x, y); else cout << t.sum(y) - t.sum(x - 1); }
}
""",
        ),
        Example(
            python="""
class Counter:
    def __init__(self, size):
        self.size = size
        self.data = [0] * size
    def update(self, pos, delta):
        while pos < self.size:
            self.data[pos] += delta
            pos |= pos + 1
    def query(self, pos):
        total = 0
        while pos >= 0:
            total += self.data[pos]
            pos = (pos & (pos + 1)) - 1
        return total
def inversions(a):
    c = Counter(len(a) + 1)
    res = 0
    for i, x in enumerate(a):
        res += i - c.query(x)
        c.update(x, 1)
    return res
""",
            cpp="""
#include <cstdio>
int n, c[100005];
int low(int x) { return x & (-x); }
void put(int p, int v) { while (p <= n) { c[p] += v; p += low(p); } }
int ask(int p) { int s = 0; while (p > 0) { s += c[p]; p -= low(p); } return s; }
int main() {
  scanf("%d", &n); long long r = 0;
  for (int i = 0; i < n; i++) { int x; scanf("%d", &x); r += i - ask(x); put(x, 1); }
  printf("%lld", r);
}
""",
        ),
    ),
    near_misses=(
        Example(  # counting bits
            python="""
n = int(input())
b = [0] * (n + 1)
for i in range(1, n + 1):
    x = i
    while x:
        x &= x - 1
        b[i] += 1
print(sum(b))
""",
            cpp="""
#include <iostream>
#include <vector>
int main() {
  int n; std::cin >> n; std::vector<int> b(n + 1); long long s = 0;
  for (int i = 1; i <= n; i++) { for (int x = i; x; x &= x - 1) b[i]++; s += b[i]; }
  std::cout << s;
}
""",
        ),
    ),
)
