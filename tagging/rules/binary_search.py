"""Bisection of an interval or a sorted sequence."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="binary_search",
    meaning="an interval is halved by a test until one place is left",
    family="halving",
    also=(
        "binary search",
        "bisection",
        "bisect",
    ),
    any_of=("interval_halving", "one_sided_recursion", "library_bisection"),
    positives=(
        Example(
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
#include <bits/stdc++.h>
using namespace std;
int n, k; int a[100005];
bool ok(long long d) { int c = 0; long long s = 0; for (int i = 0; i < n; i++) { if (s + a[i] > d) { c++; s = 0; } s += a[i]; } return c < k; }
int main() {
  cin >> n >> k; for (int i = 0; i < n; i++) cin >> a[i];
  long long l = 0, r = 1e18;
  while (r - l > 1) { long long m = l + (r - l) / 2; (ok(m) ? r : l) = m; if (ok(m)) r = m; else l = m; }
  cout << r;
}
""",
        ),
        Example(
            python="""
from bisect import bisect_left
a = sorted(map(int, input().split()))
for _ in range(int(input())):
    print(bisect_left(a, int(input())))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, q; cin >> n >> q; vector<int> a(n); for (int& x : a) cin >> x;
  sort(a.begin(), a.end());
  while (q--) { int x; cin >> x; cout << upper_bound(a.begin(), a.end(), x) - a.begin() << '\\n'; }
}
""",
        ),
        Example(
            python="""
def find(a, x, lo, hi):
    if lo > hi:
        return -1
    mid = (lo + hi) // 2
    if a[mid] == x:
        return mid
    if a[mid] < x:
        return find(a, x, mid + 1, hi)
    return find(a, x, lo, mid - 1)
""",
            cpp="""
#include <cstdio>
double f(double x) { return x * x * x + x; }
int main() {
  double y, lo = 0, hi = 1000; scanf("%lf", &y);
  for (int i = 0; i < 100; i++) { double mid = (lo + hi) / 2; if (f(mid) < y) lo = mid; else hi = mid; }
  printf("%f", lo);
}
""",
        ),
    ),
    near_misses=(
        Example(  # both halves
            python="""
def peak(a, l, r):
    if r - l == 1:
        return a[l]
    m = (l + r) // 2
    x = peak(a, l, m)
    y = peak(a, m, r)
    return max(x, y)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; int c = 0;
  while (n > 1) { n /= 2; c++; }
  set<int> s{1, 2, 3}; cout << c << *s.lower_bound(2);
}
""",
        ),
    ),
)
