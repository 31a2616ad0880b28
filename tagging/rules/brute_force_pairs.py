"""All pairs by two nested loops."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="brute_force_pairs",
    meaning="two nested loops compare or combine every pair of one sequence",
    family="brute force",
    also=(
        "brute force n2",
        "brute force",
        "all pairs",
        "nested loops over pairs",
    ),
    requires=("pair_loop",),
    positives=(
        Example(
            python="""
n, t = map(int, input().split())
a = list(map(int, input().split()))
count = 0
for i in range(n):
    for j in range(i + 1, n):
        if a[i] + a[j] == t:
            count += 1
print(count)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<pair<int, int>> p(n); for (auto& x : p) cin >> x.first >> x.second;
  long long best = LLONG_MAX;
  for (int i = 0; i < n; i++) for (int j = 0; j < i; j++)
    best = min(best, 1LL * abs(p[i].first - p[j].first) + abs(p[i].second - p[j].second));
  cout << best;
}
""",
        ),
        Example(
            python="""
def subarrays(a, k):
    found = 0
    for i in range(len(a)):
        s = 0
        for j in range(i, len(a)):
            s += a[j]
            if s == k:
                found += 1
    return found
""",
            cpp="""
int pairs(vector<int>& a) {
  int r = 0, n = a.size();
  for (int i = 0; i < n - 1; ++i) { int x = a[i]; for (int j = i + 1; j < n; ++j) if (x > a[j]) ++r; }
  return r;
}
""",
        ),
        Example(
            python="""
def close(points, d):
    return sum(1 for i in range(len(points)) for j in range(i) if abs(points[i] - points[j]) <= d)
""",
        ),
    ),
    near_misses=(
        Example(  # increasing subsequence: a table
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
  int n; cin >> n; vector<int> a(n); for (int& x : a) cin >> x;
  for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if (a[j] < a[i]) swap(a[i], a[j]);
  for (int x : a) cout << x << ' ';
}
""",
        ),
        Example(  # a matrix
            python="""
n = int(input())
g = [list(map(int, input().split())) for _ in range(n)]
s = 0
for i in range(n):
    for j in range(n):
        s += g[i][j] * g[j][i]
print(s)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<vector<int>> g(n, vector<int>(n)); bool ok = true;
  for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) cin >> g[i][j];
  for (int i = 0; i < n; i++) for (int j = i + 1; j < n; j++) if (g[i][j] != g[j][i]) ok = false;
  cout << ok;
}
""",
        ),
    ),
)
