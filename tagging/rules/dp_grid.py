"""Tables over the cells of a grid."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="dp_grid",
    meaning="a result for each cell, joined from those above and beside it",
    family="dynamic programming",
    also=("grid dp", "dp on grid", "grid paths", "dp 2d grid"),
    requires=("grid_neighbours",),
    forbids=("common_diagonal", "three_edits", "corner_sums"),
    positives=(
        Example(
            python="""
h, w = map(int, input().split())
grid = [input() for _ in range(h)]
dp = [[0] * w for _ in range(h)]
dp[0][0] = 1
for i in range(h):
    for j in range(w):
        if grid[i][j] == '#':
            dp[i][j] = 0
            continue
        if i > 0:
            dp[i][j] += dp[i - 1][j]
        if j > 0:
            dp[i][j] += dp[i][j - 1]
print(dp[h - 1][w - 1] % (10 ** 9 + 7))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n, m; cin >> n >> m; vector<vector<int>> a(n + 1, vector<int>(m + 1)), d(n + 1, vector<int>(m + 1, 1e9)); for (int i = 1; i <= n; i++) for (int j = 1; j <= m; j++) { cin >> a[i][j]; d[i][j] = i == 1 && j == 1 ? a[i][j] : min(d[i - 1][j], d[i][j - 1]) + a[i][j]; } cout << d[n][m]; }
""",
        ),
        Example(
            python="""
def lightest(triangle):
    n = len(triangle)
    best = [row[:] for row in triangle]
    for i in range(n - 2, -1, -1):
        for j in range(i + 1):
            best[i][j] = triangle[i][j] + min(best[i + 1][j], best[i + 1][j + 1])
    return best[0][0]
""",
            cpp="""
#include <cstdio>
#include <algorithm>
char s[1005][1005]; int f[1005][1005], n, m, best;
int main() { scanf("%d%d", &n, &m); for (int i = 1; i <= n; i++) scanf("%s", s[i] + 1); for (int i = 1; i <= n; i++) for (int j = 1; j <= m; j++) if (s[i][j] == '1') { f[i][j] = std::min(std::min(f[i - 1][j], f[i][j - 1]), f[i - 1][j - 1]) + 1; best = std::max(best, f[i][j]); } printf("%d", best * best); }
""",
        ),
    ),
    near_misses=(
        Example(  # sums of rectangles; two texts; binomials
            python="""
n, m = map(int, input().split())
a = [list(map(int, input().split())) for _ in range(n)]
p = [[0] * (m + 1) for _ in range(n + 1)]
for i in range(n):
    for j in range(m):
        p[i + 1][j + 1] = p[i][j + 1] + p[i + 1][j] - p[i][j] + a[i][j]
c = [[1] * (n + 1) for _ in range(n + 1)]
for i in range(2, n):
    for j in range(1, i):
        c[i][j] = c[i - 1][j - 1] + c[i - 1][j]
print(p[n][m], c[n][n])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { string a, b; cin >> a >> b; int n = a.size(), m = b.size(); vector<vector<int>> d(n + 1, vector<int>(m + 1)); for (int i = 1; i <= n; i++) for (int j = 1; j <= m; j++) if (a[i - 1] == b[j - 1]) d[i][j] = d[i - 1][j - 1] + 1; else d[i][j] = max(d[i - 1][j], d[i][j - 1]); cout << d[n][m]; }
""",
        ),
    ),
)
