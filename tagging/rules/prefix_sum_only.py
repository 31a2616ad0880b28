"""Static range sums: running totals, and nothing that reacts to updates."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="prefix_sum_only",
    meaning="range sums from running totals while nothing changes between queries",
    family="range sums",
    also=(
        "static prefix sum",
        "prefix sum without updates",
    ),
    requires=("range_from_totals",),
    forbids=(
        "update_among_queries",
        "bit_climb_write",
        "children_combined",
        "block_index",
        "difference_update",
    ),
    implies=("prefix_sum",),
    positives=(
        Example(
            python="""
import sys
from itertools import accumulate
data = list(map(int, sys.stdin.read().split()))
n, q = data[0], data[1]
total = [0] + list(accumulate(data[2:2 + n]))
for i in range(q):
    l, r = data[2 + n + 2 * i], data[3 + n + 2 * i]
    print(total[r] - total[l - 1])
""",
            cpp="""
#include <cstdio>
long long s[200005];
int main() {
  int n, q; scanf("%d %d", &n, &q);
  for (int i = 1; i <= n; i++) { int x; scanf("%d", &x); s[i] = s[i - 1] + x; }
  for (int i = 0; i < q; i++) { int l, r; scanf("%d %d", &l, &r); printf("%lld\\n", s[r] - s[l - 1]); }
}
""",
        ),
        Example(
            python="""
def answers(values, queries):
    acc = [0]
    for v in values:
        acc.append(acc[-1] + v)
    out = []
    for left, right in queries:
        out.append(acc[right + 1] - acc[left])
    return out
""",
            cpp="""
class Solution {
  vector<int> sums;
public:
  Solution(vector<int>& nums) {
    sums.resize(nums.size() + 1);
    for (int i = 0; i < nums.size(); i++) sums[i + 1] = sums[i] + nums[i];
  }
  int sumRange(int left, int right) { return sums[right + 1] - sums[left]; }
};
""",
        ),
    ),
    near_misses=(
        Example(  # totals are mended after each update
            python="""
n, q = map(int, input().split())
a = list(map(int, input().split()))
p = [0] * (n + 1)
for i in range(n):
    p[i + 1] = p[i] + a[i]
for _ in range(q):
    t, x, y = map(int, input().split())
    if t == 1:
        a[x] = y
        for i in range(n):
            p[i + 1] = p[i] + a[i]
    else:
        print(p[y] - p[x])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, q; cin >> n >> q; vector<long long> a(n), p(n + 1);
  for (auto& x : a) cin >> x;
  for (int i = 0; i < n; i++) p[i + 1] = p[i] + a[i];
  while (q--) {
    int t, x, y; cin >> t >> x >> y;
    if (t == 1) { for (int i = x; i < n; i++) p[i + 1] += y; }
    else cout << p[y] - p[x] << '\\n';
  }
}
""",
        ),
    ),
)
