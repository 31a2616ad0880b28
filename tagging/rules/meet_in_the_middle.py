"""Meet in the middle."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="meet_in_the_middle",
    meaning="all possibilities of two halves are listed apart and then matched",
    family="search over choices",
    also=(
        "meet in middle",
        "mitm",
        "split and list",
    ),
    any_of=(
        "half_enumeration",
        "pair_sums",
    ),
    positives=(
        Example(
            python="""
from bisect import bisect_right
def sums(a):
    res = [0]
    for x in a:
        res += [s + x for s in res]
    return res
n, t = map(int, input().split())
a = list(map(int, input().split()))
left = sums(a[:n // 2])
right = sorted(sums(a[n // 2:]))
print(sum(bisect_right(right, t - s) for s in left))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n; long long m, a[45]; vector<long long> x, y;
void dfs(int l, int r, long long s, vector<long long>& v) { if (s > m) return; if (l > r) { v.push_back(s); return; } dfs(l + 1, r, s + a[l], v); dfs(l + 1, r, s, v); }
int main() {
  cin >> n >> m; for (int i = 1; i <= n; i++) cin >> a[i];
  int mid = n / 2; dfs(1, mid, 0, x); dfs(mid + 1, n, 0, y); sort(x.begin(), x.end());
  long long r = 0; for (auto v : y) r += upper_bound(x.begin(), x.end(), m - v) - x.begin();
  cout << r;
}
""",
        ),
        Example(
            python="""
n, goal = map(int, input().split())
w = [int(v) for v in input().split()]
h = n // 2
seen = {}
for mask in range(1 << h):
    s = 0
    for i in range(h):
        if mask >> i & 1:
            s += w[i]
    seen[s] = seen.get(s, 0) + 1
ways = 0
for mask in range(1 << (n - h)):
    s = 0
    for i in range(n - h):
        if mask >> i & 1:
            s += w[h + i]
    ways += seen.get(goal - s, 0)
print(ways)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<int> a(n), b(n), c(n), d(n);
  for (int i = 0; i < n; i++) cin >> a[i] >> b[i] >> c[i] >> d[i];
  unordered_map<int, int> cnt; long long r = 0;
  for (int x : a) for (int y : b) cnt[x + y]++;
  for (int x : c) for (int y : d) { auto it = cnt.find(-(x + y)); if (it != cnt.end()) r += it->second; }
  cout << r;
}
""",
        ),
    ),
    near_misses=(
        Example(  # all subsets at once
            python="""
n, t = map(int, input().split())
a = list(map(int, input().split()))
best = 0
for mask in range(1 << n):
    s = sum(a[i] for i in range(n) if mask >> i & 1)
    if s <= t:
        best = max(best, s)
print(best)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, a[25], best, t;
void go(int l, int r) { if (r - l < 2) return; int m = (l + r) / 2; go(l, m); go(m, r); inplace_merge(a + l, a + m, a + r); }
int main() { cin >> n >> t; for (int i = 0; i < n; i++) cin >> a[i]; go(0, n); for (int s = 0; s < 1 << n; s++) { int v = 0; for (int i = 0; i < n; i++) if (s >> i & 1) v += a[i]; if (v <= t) best = max(best, v); } cout << best; }
""",
        ),
    ),
)
