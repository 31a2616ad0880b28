"""Idempotent range queries from a table of doubling lengths."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="sparse_table",
    meaning="minima over all ranges of length 2^k, each from two of length 2^(k-1)",
    family="range tables",
    also=(
        "sparse table",
        "sparse table rmq",
        "doubling table of minima",
    ),
    requires=("doubling_row",),
    forbids=("bit_climb_write",),
    positives=(
        Example(
            python="""
a = list(map(int, input().split()))
n = len(a)
t = [a]
k = 1
while (1 << k) <= n:
    last = t[-1]
    half = 1 << (k - 1)
    t.append([min(last[i], last[i + half]) for i in range(n - (1 << k) + 1)])
    k += 1
for _ in range(int(input())):
    l, r = map(int, input().split())
    j = (r - l).bit_length() - 1
    print(min(t[j][l], t[j][r - (1 << j)]))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int st[18][100005];
int main() {
  int n, q; cin >> n >> q;
  for (int i = 0; i < n; i++) cin >> st[0][i];
  for (int k = 1; k < 18; k++)
    for (int i = 0; i + (1 << k) <= n; i++) st[k][i] = max(st[k - 1][i], st[k - 1][i + (1 << (k - 1))]);
  while (q--) { int l, r; cin >> l >> r; int k = __lg(r - l + 1); cout << max(st[k][l], st[k][r - (1 << k) + 1]); }
}
""",
        ),
        Example(
            python="""
from math import gcd
def table(a):
    n = len(a)
    rows = [a[:]]
    width = 1
    while 2 * width <= n:
        row = [0] * (n - 2 * width + 1)
        for i in range(len(row)):
            row[i] = gcd(rows[-1][i], rows[-1][i + width])
        rows.append(row)
        width *= 2
    return rows
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> build(const vector<int>& a) {
  int n = a.size(), lg = __lg(n) + 1;
  vector<vector<int>> t(lg, vector<int>(n));
  t[0] = a;
  for (int j = 1; j < lg; ++j)
    for (int i = 0; i <= n - (1 << j); ++i) t[j][i] = min(t[j - 1][i], t[j - 1][i + (1 << j - 1)]);
  return t;
}
""",
        ),
    ),
    near_misses=(
        Example(  # ancestors by doubling
            python="""
def lift(parent):
    n = len(parent)
    up = [parent]
    for k in range(1, 18):
        prev = up[-1]
        up.append([prev[prev[v]] for v in range(n)])
    return up
""",
            cpp="""
#include <vector>
using namespace std;
void lift(vector<vector<int>>& up, int n) {
  for (int k = 1; k < 18; k++) for (int v = 0; v < n; v++) up[k][v] = up[k - 1][up[k - 1][v]];
}
""",
        ),
    ),
)
