"""Knapsack over capacities."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="dp_knapsack",
    meaning="a table over capacities where each item is taken or left",
    family="dynamic programming",
    also=(
        "dp subset sum",
        "dp coin change",
        "dynamic programming o ks",
        "knapsack",
        "01 knapsack dp",
        "dp 01 knapsack",
        "0-1 knapsack",
        "subset sum",
    ),
    any_of=("take_or_skip", "shifted_sums", "memo_take_or_skip"),
    forbids=("butterfly",),
    positives=(
        Example(
            python="""
n, cap = map(int, input().split())
dp = [0] * (cap + 1)
for _ in range(n):
    w, v = map(int, input().split())
    for c in range(cap, w - 1, -1):
        dp[c] = max(dp[c], dp[c - w] + v)
print(dp[cap])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, W; cin >> n >> W; vector<int> w(n + 1), v(n + 1);
  for (int i = 1; i <= n; i++) cin >> w[i] >> v[i];
  vector<vector<long long>> dp(n + 1, vector<long long>(W + 1));
  for (int i = 1; i <= n; i++)
    for (int j = 0; j <= W; j++) {
      dp[i][j] = dp[i - 1][j];
      if (j >= w[i]) dp[i][j] = max(dp[i][j], dp[i - 1][j - w[i]] + v[i]);
    }
  cout << dp[n][W];
}
""",
        ),
        Example(
            python="""
from functools import lru_cache
def solve(weights, values, cap):
    @lru_cache(None)
    def best(i, left):
        if i == len(weights):
            return 0
        res = best(i + 1, left)
        if weights[i] <= left:
            res = max(res, values[i] + best(i + 1, left - weights[i]))
        return res
    return best(0, cap)
""",
            cpp="""
class Solution {
public:
  int change(int amount, vector<int>& coins) {
    vector<int> ways(amount + 1); ways[0] = 1;
    for (int c : coins) for (int x = c; x <= amount; ++x) ways[x] += ways[x - c];
    return ways[amount];
  }
};
""",
        ),
        Example(
            python="""
n, t = map(int, input().split())
can = 1
for x in map(int, input().split()):
    can |= can << x
print(can >> t & 1)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, s; cin >> n >> s; bitset<100001> b; b[0] = 1;
  while (n--) { int x; cin >> x; b |= b << x; }
  cout << b[s];
}
""",
        ),
    ),
    near_misses=(
        Example(  # increasing subsequence
            python="""
a = list(map(int, input().split()))
dp = [1] * len(a)
for i in range(len(a)):
    for j in range(i):
        if a[j] < a[i]:
            dp[i] = max(dp[i], dp[j] + 1)
print(max(dp))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<int> a(n), dp(n, 1); for (int& x : a) cin >> x;
  for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) if (a[j] < a[i]) dp[i] = max(dp[i], dp[j] + 1);
  cout << *max_element(dp.begin(), dp.end());
}
""",
        ),
        Example(  # by value per weight
            python="""
def fill(items, cap):
    items.sort(key=lambda p: p[0] / p[1], reverse=True)
    total = 0
    for v, w in items:
        if w <= cap:
            cap -= w
            total += v
    return total
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, k; cin >> n >> k; vector<int> f(n + 1); f[0] = 1;
  for (int i = 1; i <= n; i++) for (int d = 1; d <= k && d <= i; d++) f[i] += f[i - d];
  cout << f[n];
}
""",
        ),
    ),
)
