"""Blocks of about sqrt(n) positions, each with a summary."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="sqrt_decomposition",
    meaning="positions fall into blocks of about sqrt(n), whole blocks are answered at once",
    family="range tables",
    also=(
        "sqrt decomposition",
        "square root decomposition",
        "block decomposition",
    ),
    requires=("block_index", "block_step"),
    positives=(
        Example(
            python="""
n, q = map(int, input().split())
a = list(map(int, input().split()))
size = int(n ** 0.5) + 1
total = [0] * size
for i in range(n):
    total[i // size] += a[i]
for _ in range(q):
    t, x, y = map(int, input().split())
    if t == 1:
        total[x // size] += y - a[x]
        a[x] = y
    else:
        s = 0
        while x <= y:
            if x % size == 0 and x + size - 1 <= y:
                s += total[x // size]
                x += size
            else:
                s += a[x]
                x += 1
        print(s)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, q; cin >> n >> q; vector<int> a(n); for (int& x : a) cin >> x;
  int b = sqrt(n) + 1; vector<int> best(b);
  for (int i = 0; i < n; i++) best[i / b] = max(best[i / b], a[i]);
  while (q--) {
    int l, r, res = 0; cin >> l >> r;
    int p = l / b, k = r / b;
    if (p == k) { for (int i = l; i <= r; i++) res = max(res, a[i]); }
    else {
      for (int i = l; i < (p + 1) * b; i++) res = max(res, a[i]);
      for (int i = p + 1; i < k; i++) res = max(res, best[i]);
      for (int i = k * b; i <= r; i++) res = max(res, a[i]);
    }
    cout << res << '\\n';
  }
}
""",
        ),
        Example(
            python="""
import math
class Blocks:
    def __init__(self, a):
        self.a = a
        self.b = math.isqrt(len(a)) + 1
        self.add = [0] * self.b
    def update(self, l, r, x):
        i = l
        while i < r:
            if i % self.b == 0 and i + self.b <= r:
                self.add[i // self.b] += x
                i += self.b
            else:
                self.a[i] += x
                i += 1
    def get(self, i):
        return self.a[i] + self.add[i // self.b]
t = Blocks([0] * int(input()))
for _ in range(int(input())):
    t.update(0, 5, 1)
print(t.get(3))
""",
            cpp="""
#include <iostream>
const int B = 320;
long long a[100005], s[320], z[320];
void add(int l, int r, int x) {
  for (int i = l; i <= r;) {
    if (i % B == 0 && i + B - 1 <= r) { z[i / B] += x; s[i / B] += 1LL * x * B; i += B; }
    else { a[i] += x; s[i / B] += x; i++; }
  }
}
int main() { int q; std::cin >> q; while (q--) { int l, r, x; std::cin >> l >> r >> x; add(l, r, x); } }
""",
        ),
    ),
    near_misses=(
        Example(  # trial division up to the root
            python="""
n = int(input())
f = []
i = 2
while i * i <= n:
    while n % i == 0:
        f.append(i)
        n //= i
    i += 1
print(f)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; int r = sqrt(n); vector<int> c(r + 1);
  for (int i = 2; i <= r; i++) if (n % i == 0) c[i] = n / i;
  cout << c[r];
}
""",
        ),
    ),
)
