"""Rectangle sums from a table of corners."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="prefix_sum_2d",
    meaning="each entry sums the rectangle from the origin, four corners give any other",
    family="range sums",
    also=(
        "2d prefix sums",
        "summed area table",
        "two dimensional prefix sum",
        "integral image",
    ),
    any_of=(
        "corner_sums",
        "four_corners",
    ),
    positives=(
        Example(
            python="""
n, m, q = map(int, input().split())
a = [list(map(int, input().split())) for _ in range(n)]
p = [[0] * (m + 1) for _ in range(n + 1)]
for i in range(n):
    for j in range(m):
        p[i + 1][j + 1] = a[i][j] + p[i][j + 1] + p[i + 1][j] - p[i][j]
for _ in range(q):
    x, y, u, v = map(int, input().split())
    print(p[u][v] - p[x - 1][v] - p[u][y - 1] + p[x - 1][y - 1])
""",
            cpp="""
#include <cstdio>
int n, m, k, a[1005][1005], best;
int main() {
  scanf("%d%d%d", &n, &m, &k);
  for (int i = 1; i <= n; i++) for (int j = 1; j <= m; j++) { scanf("%d", &a[i][j]); a[i][j] += a[i - 1][j] + a[i][j - 1] - a[i - 1][j - 1]; }
  for (int i = k; i <= n; i++) for (int j = k; j <= m; j++) { int s = a[i][j] - a[i - k][j] - a[i][j - k] + a[i - k][j - k]; if (s > best) best = s; }
  printf("%d", best);
}
""",
        ),
        Example(
            python="""
class NumMatrix:
    def __init__(self, grid):
        rows, cols = len(grid), len(grid[0])
        self.total = [[0] * (cols + 1) for _ in range(rows + 1)]
        for r in range(rows):
            run = 0
            for c in range(cols):
                run += grid[r][c]
                self.total[r + 1][c + 1] = self.total[r][c + 1] + run
    def region(self, r1, c1, r2, c2):
        t = self.total
        return self.total[r2 + 1][c2 + 1] - self.total[r1][c2 + 1] - self.total[r2 + 1][c1] + self.total[r1][c1]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef vector<vector<long long>> Grid;
Grid build(const Grid& g) {
  int n = g.size(), m = g[0].size(); Grid s(n + 1, vector<long long>(m + 1));
  for (int i = 0; i < n; ++i) for (int j = 0; j < m; ++j) s[i + 1][j + 1] = s[i + 1][j] + g[i][j];
  for (int j = 1; j <= m; ++j) for (int i = 1; i <= n; ++i) s[i][j] += s[i - 1][j];
  return s;
}
long long area(const Grid& s, int a, int b, int c, int d) { return s[c][d] - s[a][d] - s[c][b] + s[a][b]; }
int main() { int n, m; cin >> n >> m; Grid g(n, vector<long long>(m)); for (auto& r : g) for (auto& x : r) cin >> x; Grid s = build(g); cout << area(s, 0, 0, n / 2, m / 2); }
""",
        ),
    ),
    near_misses=(
        Example(  # paths on a grid: two neighbours, no corner
            python="""
n, m = map(int, input().split())
w = [[1] * (m + 1) for _ in range(n + 1)]
for i in range(1, n):
    for j in range(1, m):
        w[i][j] = (w[i - 1][j] + w[i][j - 1]) % 1000000007
print(w[n - 1][m - 1])
""",
            cpp="""
#include <iostream>
int n, m, t[505][505];
int main() {
  std::cin >> n >> m;
  for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) t[i][j] = i && j ? t[i - 1][j] + t[i][j - 1] + t[i - 1][j - 1] : 1;
  std::cout << t[n - 1][m - 1];
}
""",
        ),
    ),
)
