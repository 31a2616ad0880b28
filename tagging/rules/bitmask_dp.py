"""Tables over sets."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="bitmask_dp",
    meaning="the entry for a set follows from those of sets with one member more or less",
    family="dynamic programming",
    also=(
        "dp over subsets",
        "state compression dp",
        "held karp",
        "mask dp",
        "dp bitmask",
    ),
    requires=("mask_step",),
    positives=(
        Example(
            python="""
n = int(input())
w = [list(map(int, input().split())) for _ in range(n)]
INF = 10 ** 9
dp = [[INF] * n for _ in range(1 << n)]
dp[1][0] = 0
for mask in range(1 << n):
    for u in range(n):
        if mask >> u & 1:
            for v in range(n):
                if not mask >> v & 1:
                    t = mask | 1 << v
                    dp[t][v] = min(dp[t][v], dp[mask][u] + w[u][v])
print(min(dp[-1]))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, a[20][20]; long long f[1 << 20];
int main() {
  scanf("%d", &n); for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) scanf("%d", &a[i][j]);
  f[0] = 1;
  for (int s = 0; s < 1 << n; s++) { int k = __builtin_popcount(s); for (int j = 0; j < n; j++) if (a[k][j] && !(s >> j & 1)) f[s | 1 << j] = (f[s | 1 << j] + f[s]) % 1000000007; }
  printf("%lld", f[(1 << n) - 1]);
}
""",
        ),
        Example(
            python="""
from functools import lru_cache
n = int(input())
cost = [list(map(int, input().split())) for _ in range(n)]
@lru_cache(maxsize=None)
def best(i, taken):
    if i == n:
        return 0
    res = 10 ** 9
    for j in range(n):
        if not taken & (1 << j):
            res = min(res, cost[i][j] + best(i + 1, taken | (1 << j)))
    return res
print(best(0, 0))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, c[20][20], memo[1 << 16][16];
int go(int mask, int at) {
  if (mask == (1 << n) - 1) return c[at][0];
  int& r = memo[mask][at]; if (r != -1) return r; r = 1e9;
  for (int v = 0; v < n; v++) if (!(mask & (1 << v))) r = min(r, c[at][v] + go(mask | (1 << v), v));
  return r;
}
int main() { cin >> n; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) cin >> c[i][j]; memset(memo, -1, sizeof memo); cout << go(1, 0); }
""",
        ),
    ),
    near_misses=(
        Example(  # all subsets, each by itself
            python="""
n, t = map(int, input().split())
a = list(map(int, input().split()))
seen = [0] * (t + 1)
for mask in range(1 << n):
    s = 0
    for i in range(n):
        if mask & (1 << i):
            s += a[i]
    if s <= t:
        seen[s] += 1
print(seen[t])
""",
            cpp="""
#include <iostream>
int n, a[20], best;
int main() { std::cin >> n; for (int i = 0; i < n; i++) std::cin >> a[i]; for (int m = 1; m < (1 << n); m++) { int x = 0; for (int i = 0; i < n; i++) if (m >> i & 1) x ^= a[i]; if (x > best) best = x; } int low[1 << 10] = {0}; for (int i = 1; i < 1 << 10; i++) low[i] = low[i >> 1] + (i & 1); std::cout << best << low[7]; }
""",
        ),
    ),
)
