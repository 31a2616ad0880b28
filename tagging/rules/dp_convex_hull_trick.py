"""Best transitions as lines of a hull."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="dp_convex_hull_trick",
    meaning="transitions are lines, of which only those that are best somewhere are kept",
    family="optimised dynamic programming",
    also=("convex hull trick", "slope optimization", "cht"),
    requires=("hull_of_lines", "lines_compared"),
    positives=(
        Example(
            python="""
n, c = map(int, input().split())
h = list(map(int, input().split()))
lines = []
first = 0
def bad(a, b, d):
    return (d[1] - a[1]) * (a[0] - b[0]) <= (b[1] - a[1]) * (a[0] - d[0])
dp = [0] * n
for i in range(n):
    if i:
        while first + 1 < len(lines) and lines[first + 1][0] * h[i] + lines[first + 1][1] <= lines[first][0] * h[i] + lines[first][1]:
            first += 1
        k, b = lines[first]
        dp[i] = k * h[i] + b + h[i] * h[i] + c
    new = (-2 * h[i], dp[i] + h[i] * h[i])
    while len(lines) - first >= 2 and bad(lines[-2], lines[-1], new):
        lines.pop()
    lines.append(new)
print(dp[-1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
typedef long long ll; const int N = 50005; ll s[N], f[N], L; int q[N], n;
ll X(int i) { return s[i]; } ll Y(int i) { return f[i] + (s[i] + L) * (s[i] + L); }
double slope(int a, int b) { return 1.0 * (Y(a) - Y(b)) / (X(a) - X(b)); }
int main() { cin >> n >> L; L++; for (int i = 1; i <= n; i++) { cin >> s[i]; s[i] += s[i - 1] + 1; } int h = 1, t = 1; for (int i = 1; i <= n; i++) { while (h < t && slope(q[h], q[h + 1]) < 2 * s[i]) h++; f[i] = f[q[h]] + (s[i] - s[q[h]] - L) * (s[i] - s[q[h]] - L); while (h < t && slope(q[t - 1], q[t]) > slope(q[t], i)) t--; q[++t] = i; } cout << f[n]; }
""",
        ),
        Example(
            python="""
class Hull:
    def __init__(self):
        self.slope = []
        self.start = []
    def add(self, m, b):
        while len(self.slope) > 1 and (b - self.start[-2]) * (self.slope[-2] - self.slope[-1]) <= (self.start[-1] - self.start[-2]) * (self.slope[-2] - m):
            self.slope.pop()
            self.start.pop()
        self.slope.append(m)
        self.start.append(b)
    def ask(self, x):
        lo, hi = 0, len(self.slope) - 1
        while lo < hi:
            mid = (lo + hi) // 2
            if self.slope[mid] * x + self.start[mid] >= self.slope[mid + 1] * x + self.start[mid + 1]:
                lo = mid + 1
            else:
                hi = mid
        return self.slope[lo] * x + self.start[lo]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Line { long long k, b; long long at(long long x) const { return k * x + b; } };
int main() {
  int n; cin >> n; vector<long long> a(n), b(n), dp(n); for (auto& x : a) cin >> x; for (auto& x : b) cin >> x; deque<Line> d; d.push_back({b[0], 0});
  for (int i = 1; i < n; i++) {
    while (d.size() > 1 && d[1].at(a[i]) <= d[0].at(a[i])) d.pop_front();
    dp[i] = d[0].at(a[i]); Line l{b[i], dp[i]};
    while (d.size() > 1) { Line p = d[d.size() - 2], q = d.back(); if ((l.b - p.b) * (p.k - q.k) > (q.b - p.b) * (p.k - l.k)) break; d.pop_back(); }
    d.push_back(l);
  }
  cout << dp[n - 1];
}
""",
        ),
    ),
    near_misses=(
        Example(  # points, not lines
            python="""
n = int(input())
points = sorted(tuple(map(int, input().split())) for _ in range(n))
hull = []
for p in points:
    while len(hull) > 1 and (hull[-1][0] - hull[-2][0]) * (p[1] - hull[-2][1]) <= (hull[-1][1] - hull[-2][1]) * (p[0] - hull[-2][0]):
        hull.pop()
    hull.append(p)
print(len(hull))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<pair<long long, long long>> l(n); for (auto& [k, b] : l) cin >> k >> b; int q; cin >> q; while (q--) { long long x, best = LLONG_MIN; cin >> x; for (auto& [k, b] : l) if (k * x + b > best) best = k * x + b; cout << best << endl; } }
""",
        ),
    ),
)
