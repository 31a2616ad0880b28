"""Bisection of the answer."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="binary_search_on_answer",
    meaning="a middle value is checked against all the data, and one half of the answers goes on",
    family="halving",
    also=(
        "binary search the answer",
        "bisection of the answer",
        "parametric search",
    ),
    requires=("answer_checked",),
    implies=("binary_search",),
    positives=(
        Example(
            python="""
n, k = map(int, input().split())
a = list(map(int, input().split()))
def fits(cap):
    days, load = 1, 0
    for w in a:
        if load + w > cap:
            days += 1
            load = 0
        load += w
    return days <= k
lo, hi = max(a), sum(a)
while lo < hi:
    mid = (lo + hi) // 2
    if fits(mid):
        hi = mid
    else:
        lo = mid + 1
print(lo)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, m, x[100005];
bool ok(int d) { int c = 1, last = x[0]; for (int i = 1; i < n; i++) if (x[i] - last >= d) c++, last = x[i]; return c >= m; }
int main() {
  scanf("%d%d", &n, &m); for (int i = 0; i < n; i++) scanf("%d", x + i); sort(x, x + n);
  int l = 0, r = 1e9;
  while (l < r) { int mid = (l + r + 1) >> 1; if (ok(mid)) l = mid; else r = mid - 1; }
  printf("%d", l);
}
""",
        ),
        Example(
            python="""
n, h = map(int, input().split())
piles = list(map(int, input().split()))
low = 0
high = max(piles)
while high - low > 1:
    speed = (low + high) // 2
    hours = 0
    for p in piles:
        hours += (p + speed - 1) // speed
    if hours <= h:
        high = speed
    else:
        low = speed
print(high)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, k; cin >> n >> k; vector<double> a(n); for (auto& v : a) cin >> v;
  auto cut = [&](double len) { long long c = 0; for (double v : a) c += (long long)(v / len); return c >= k; };
  double lo = 0, hi = 1e9;
  for (int it = 0; it < 100; it++) { double mid = (lo + hi) / 2; if (cut(mid)) lo = mid; else hi = mid; }
  printf("%.9f", lo);
}
""",
        ),
    ),
    near_misses=(
        Example(  # only the middle place is looked at
            python="""
a = sorted(map(int, input().split()))
x = int(input())
lo, hi = 0, len(a) - 1
while lo <= hi:
    mid = (lo + hi) // 2
    if a[mid] == x:
        break
    if a[mid] < x:
        lo = mid + 1
    else:
        hi = mid - 1
print(lo)
""",
            cpp="""
#include <iostream>
int main() {
  long long x, lo = 0, hi = 2000000000; std::cin >> x;
  while (lo < hi) { long long mid = lo + (hi - lo + 1) / 2; if (mid * mid <= x) lo = mid; else hi = mid - 1; }
  std::cout << lo;
}
""",
        ),
    ),
)
