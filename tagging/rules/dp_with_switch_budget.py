"""A table with one dimension for what is left of a budget of switches."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="dp_with_switch_budget",
    meaning="a table in which one dimension counts switches: a step keeps it or uses one",
    family="dynamic programming",
    also=(
        "dp with switch count",
        "dp sorted intervals with switch count",
        "dp with budget of switches",
    ),
    any_of=("switch_dimension", "memo_switch", "layered_budget"),
    positives=(
        Example(
            python="""
n, k = map(int, input().split())
jobs = sorted(tuple(map(int, input().split())) for _ in range(n))
dp = [[0] * (k + 1) for _ in range(n)]
for i in range(n):
    for c in range(k + 1):
        dp[i][c] = 1
        for j in range(i):
            if jobs[j][0] <= jobs[i][1]:
                if jobs[j][2] == jobs[i][2]:
                    dp[i][c] = max(dp[i][c], dp[j][c] + 1)
                elif c > 0:
                    dp[i][c] = max(dp[i][c], dp[j][c - 1] + 1)
print(max(map(max, dp)))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, K; cin >> n >> K; vector<array<int, 2>> gain(n); for (auto& g : gain) cin >> g[0] >> g[1];
  vector<vector<array<long long, 2>>> dp(n + 1, vector<array<long long, 2>>(K + 1, {0, 0}));
  for (int i = 1; i <= n; i++)
    for (int k = 0; k <= K; k++)
      for (int s = 0; s < 2; s++) {
        long long best = dp[i - 1][k][s];
        dp[i][k][s] = best + gain[i - 1][s];
        if (k > 0) dp[i][k][s] = max(dp[i][k][s], dp[i - 1][k - 1][1 - s] + gain[i - 1][s]);
      }
  cout << max(dp[n][K][0], dp[n][K][1]);
}
""",
        ),
        Example(
            python="""
from functools import lru_cache
def solve(a, b, k):
    n = len(a)
    @lru_cache(None)
    def go(i, side, left):
        if i == n:
            return 0
        here = a[i] if side == 0 else b[i]
        best = here + go(i + 1, side, left)
        if left > 0:
            best = max(best, here + go(i + 1, 1 - side, left - 1))
        return best
    return max(go(0, 0, k), go(0, 1, k))
""",
            cpp="""
class Solution {
public:
  int maxProfit(int k, vector<int>& prices) {
    int n = prices.size();
    vector<vector<vector<int>>> dp(n + 1, vector<vector<int>>(k + 1, vector<int>(2, -1000000)));
    dp[0][0][0] = 0;
    for (int i = 1; i <= n; i++)
      for (int j = 0; j <= k; j++) {
        dp[i][j][0] = max(dp[i - 1][j][0], dp[i - 1][j][1] + prices[i - 1]);
        dp[i][j][1] = dp[i - 1][j][1];
        if (j) dp[i][j][1] = max(dp[i][j][1], dp[i - 1][j - 1][0] - prices[i - 1]);
      }
    return dp[n][k][0];
  }
};
""",
        ),
        Example(
            python="""
def best(rows, k):
    m = len(rows[0])
    cur = [[0] * m for _ in range(k + 1)]
    for row in rows:
        new = [[0] * m for _ in range(k + 1)]
        for c in range(k + 1):
            for t in range(m):
                for s in range(m):
                    nc = c + (1 if s != t else 0)
                    if nc <= k:
                        new[nc][t] = max(new[nc][t], cur[c][s] + row[t])
        cur = new
    return max(map(max, cur))
""",
        ),
        Example(  # one layer a switch, only the layer before is kept
            python="""
n, k = map(int, input().split())
a = list(map(int, input().split()))
kind = list(map(int, input().split()))
prev = [0] * (n + 1)
for used in range(k + 1):
    cur = [0] * (n + 1)
    own = [0] * (n + 1)
    for i in range(n):
        value = max(prev[i], own[kind[i]]) + a[i]
        own[kind[i]] = max(own[kind[i]], value)
        cur[i + 1] = max(cur[i], value)
    prev = cur
print(prev[n])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, k; cin >> n >> k; vector<int> a(n), t(n);
  for (int i = 0; i < n; i++) cin >> a[i] >> t[i];
  vector<long long> prev(n + 1), cur(n + 1), own(n + 1);
  for (int u = 0; u <= k; u++) {
    fill(own.begin(), own.end(), 0);
    for (int i = 0; i < n; i++) {
      long long v = max(prev[i], own[t[i]]) + a[i];
      own[t[i]] = max(own[t[i]], v);
      cur[i + 1] = max(cur[i], v);
    }
    swap(prev, cur);
  }
  cout << prev[n];
}
""",
        ),
    ),
    near_misses=(
        Example(  # rounds of relaxation
            python="""
n, m, k = map(int, input().split())
edges = [tuple(map(int, input().split())) for _ in range(m)]
dist = [0] + [10**18] * (n - 1)
for _ in range(k):
    new = dist[:]
    for u, v, w in edges:
        new[v] = min(new[v], dist[u] + w)
    dist = new
print(dist[n - 1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, W; cin >> n >> W; vector<long long> prev(W + 1), cur(W + 1);
  for (int i = 0; i < n; i++) {
    int w, v; cin >> w >> v;
    for (int c = 0; c <= W; c++) { cur[c] = prev[c]; if (c >= w) cur[c] = max(cur[c], cur[c - w] + v); }
    swap(prev, cur);
  }
  cout << prev[W];
}
""",
        ),
        Example(  # plain knapsack
            python="""
n, cap = map(int, input().split())
w = list(map(int, input().split()))
v = list(map(int, input().split()))
dp = [[0] * (cap + 1) for _ in range(n + 1)]
for i in range(1, n + 1):
    for c in range(cap + 1):
        dp[i][c] = dp[i - 1][c]
        if c >= w[i - 1]:
            dp[i][c] = max(dp[i][c], dp[i - 1][c - w[i - 1]] + v[i - 1])
print(dp[n][cap])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int dp[105][100005], w[105], v[105];
int main() {
  int n, W; cin >> n >> W; for (int i = 1; i <= n; i++) cin >> w[i] >> v[i];
  for (int i = 1; i <= n; i++) for (int j = 0; j <= W; j++) {
    dp[i][j] = dp[i - 1][j];
    if (j >= w[i]) dp[i][j] = max(dp[i][j], dp[i - 1][j - w[i]] + v[i]);
  }
  cout << dp[n][W];
}
""",
        ),
        Example(  # common subsequence
            python="""
def lcs(a, b):
    dp = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(1, len(a) + 1):
        for j in range(1, len(b) + 1):
            if a[i - 1] == b[j - 1]:
                dp[i][j] = dp[i - 1][j - 1] + 1
            else:
                dp[i][j] = max(dp[i - 1][j], dp[i][j - 1])
    return dp[len(a)][len(b)]
""",
            cpp="""
int lcs(string a, string b) {
  int n = a.size(), m = b.size(); vector<vector<int>> dp(n + 1, vector<int>(m + 1));
  for (int i = 1; i <= n; i++) for (int j = 1; j <= m; j++)
    dp[i][j] = a[i - 1] == b[j - 1] ? dp[i - 1][j - 1] + 1 : max(dp[i - 1][j], dp[i][j - 1]);
  return dp[n][m];
}
""",
        ),
        Example(  # binomials and paths in a triangle
            python="""
def triangle(t):
    n = len(t)
    dp = [[0] * n for _ in range(n)]
    dp[0][0] = t[0][0]
    for i in range(1, n):
        for j in range(i + 1):
            dp[i][j] = max(dp[i - 1][j], dp[i - 1][j - 1]) + t[i][j]
    return max(dp[-1])
""",
            cpp="""
long long c[1005][1005];
int main() {
  for (int i = 0; i < 1005; i++) { c[i][0] = 1; for (int j = 1; j <= i; j++) c[i][j] = (c[i - 1][j - 1] + c[i - 1][j]) % 1000000007; }
}
""",
        ),
    ),
)
