"""Two positions that move by a test, towards each other or through two sequences."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="two_pointers",
    meaning="two positions that together pass a sequence once",
    family="moving positions",
    also=(
        "two pointers",
        "two pointer",
        "twopointer",
    ),
    any_of=("opposing_pointers", "merging_pointers", "carried_pointer"),
    positives=(
        Example(
            python="""
n, t = map(int, input().split())
a = sorted(map(int, input().split()))
i, j = 0, n - 1
found = False
while i < j:
    s = a[i] + a[j]
    if s == t:
        found = True
        break
    if s < t:
        i += 1
    else:
        j -= 1
print(found)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<int> h(n); for (int& x : h) cin >> x;
  int l = 0, r = n - 1; long long best = 0;
  while (l < r) { best = max(best, 1LL * min(h[l], h[r]) * (r - l)); if (h[l] < h[r]) ++l; else --r; }
  cout << best;
}
""",
        ),
        Example(
            python="""
def common(a, b):
    i = j = 0
    res = []
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            res.append(a[i])
            i += 1
            j += 1
        elif a[i] < b[j]:
            i += 1
        else:
            j += 1
    return res
""",
            cpp="""
vector<int> merged(vector<int>& a, vector<int>& b) {
  vector<int> c; size_t i = 0, j = 0;
  while (i < a.size() && j < b.size()) { if (a[i] < b[j]) c.push_back(a[i++]); else c.push_back(b[j++]); }
  while (i < a.size()) c.push_back(a[i++]);
  while (j < b.size()) c.push_back(b[j++]);
  return c;
}
""",
        ),
    ),
    near_misses=(
        Example(  # bisection
            python="""
def first(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo
""",
            cpp="""
int root(int n) {
  int l = 0, r = n;
  while (l < r) { int m = (l + r + 1) / 2; if ((long long)m * m <= n) l = m; else r = m - 1; }
  return l;
}
""",
        ),
    ),
)
