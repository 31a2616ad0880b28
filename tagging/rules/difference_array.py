"""Range additions recorded at their ends and summed once."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="difference_array",
    meaning="each range addition changes two entries, running totals give the values",
    family="range sums",
    also=(
        "difference array",
        "imos",
        "range add by differences",
    ),
    requires=("difference_update",),
    positives=(
        Example(
            python="""
n, q = map(int, input().split())
d = [0] * (n + 2)
for _ in range(q):
    l, r, x = map(int, input().split())
    d[l] += x
    d[r + 1] -= x
cur = 0
for i in range(1, n + 1):
    cur += d[i]
    print(cur)
""",
            cpp="""
#include <iostream>
#include <vector>
using namespace std;
int main() {
  int n, q; cin >> n >> q; vector<long long> d(n + 2);
  for (int i = 0; i < q; i++) { int l, r, x; cin >> l >> r >> x; d[l] += x; d[r + 1] -= x; }
  for (int i = 1; i <= n; i++) { d[i] += d[i - 1]; cout << d[i] << ' '; }
}
""",
        ),
        Example(
            python="""
def seats(bookings, n):
    change = [0] * (n + 1)
    for first, last, count in bookings:
        change[first - 1] += count
        change[last] -= count
    for i in range(1, n):
        change[i] += change[i - 1]
    return change[:n]
""",
            cpp="""
vector<int> seats(vector<vector<int>>& b, int n) {
  vector<int> d(n + 1), out(n);
  for (auto& x : b) { d[x[0] - 1] += x[2]; if (x[1] < n) d[x[1]] -= x[2]; }
  int cur = 0;
  for (int i = 0; i < n; i++) { cur += d[i]; out[i] = cur; }
  return out;
}
""",
        ),
    ),
    near_misses=(
        Example(  # transfers between accounts
            python="""
n, q = map(int, input().split())
b = [0] * n
for _ in range(q):
    u, v, x = map(int, input().split())
    b[u] += x
    b[v] -= x
print(max(b))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, q; cin >> n >> q; vector<long long> b(n);
  while (q--) { int u, v, x; cin >> u >> v >> x; b[u] += x; b[v] -= x; }
  cout << *max_element(b.begin(), b.end());
}
""",
        ),
    ),
)
