"""Longest common subsequences."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="dp_lcs",
    meaning="equal elements extend the diagonal, others keep the better of two neighbours",
    family="dynamic programming",
    also=(
        "lcs",
        "longest common subsequence",
    ),
    requires=("common_diagonal",),
    positives=(
        Example(
            python="""
s = input()
t = input()
d = [[0] * (len(t) + 1) for _ in range(len(s) + 1)]
for i in range(1, len(s) + 1):
    for j in range(1, len(t) + 1):
        if s[i - 1] == t[j - 1]:
            d[i][j] = d[i - 1][j - 1] + 1
        else:
            d[i][j] = max(d[i - 1][j], d[i][j - 1])
print(d[-1][-1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
char a[5005], b[5005]; int f[2][5005];
int main() {
  scanf("%s%s", a + 1, b + 1); int n = strlen(a + 1), m = strlen(b + 1);
  for (int i = 1; i <= n; i++) for (int j = 1; j <= m; j++) { int& x = f[i & 1][j]; f[i & 1][j] = max(f[i - 1 & 1][j], f[i & 1][j - 1]); if (a[i] == b[j]) f[i & 1][j] = max(f[i & 1][j], f[i - 1 & 1][j - 1] + 1); }
  printf("%d", f[n & 1][m]);
}
""",
        ),
        Example(
            python="""
from functools import lru_cache
def common(a, b):
    @lru_cache(None)
    def f(i, j):
        if i == len(a) or j == len(b):
            return 0
        if a[i] == b[j]:
            return 1 + f(i + 1, j + 1)
        return max(f(i + 1, j), f(i, j + 1))
    return f(0, 0)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int lcs(const vector<int>& a, const vector<int>& b) {
  vector<int> prev(b.size() + 1), cur(b.size() + 1);
  for (size_t i = 0; i < a.size(); i++) { for (size_t j = 0; j < b.size(); j++) cur[j + 1] = a[i] == b[j] ? prev[j] + 1 : max(prev[j + 1], cur[j]); swap(prev, cur); }
  return prev[b.size()];
}
int main() { int n, m; cin >> n >> m; vector<int> a(n), b(m); for (auto& x : a) cin >> x; for (auto& x : b) cin >> x; cout << lcs(a, b); }
""",
        ),
    ),
    near_misses=(
        Example(  # substrings: no neighbour is kept
            python="""
s, t = input(), input()
d = [[0] * (len(t) + 1) for _ in range(len(s) + 1)]
best = 0
for i in range(len(s)):
    for j in range(len(t)):
        if s[i] == t[j]:
            d[i + 1][j + 1] = d[i][j] + 1
            best = max(best, d[i + 1][j + 1])
print(best)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int d[2005][2005];
int main() { string s, t; cin >> s >> t; int n = s.size(), m = t.size(); for (int i = 0; i <= n; i++) for (int j = 0; j <= m; j++) { if (!i || !j) d[i][j] = i + j; else d[i][j] = min({d[i - 1][j] + 1, d[i][j - 1] + 1, d[i - 1][j - 1] + (s[i - 1] != t[j - 1])}); } cout << d[n][m]; }
""",
        ),
    ),
)
