"""Longest increasing subsequences."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="dp_lis",
    meaning="each element extends the best of the smaller ones before it, or replaces a tail",
    family="dynamic programming",
    also=(
        "lis",
        "longest increasing subsequence",
        "patience sort binary search",
        "patience sorting",
    ),
    any_of=(
        "best_before",
        "tails_replaced",
    ),
    positives=(
        Example(
            python="""
n = int(input())
a = list(map(int, input().split()))
d = [1] * n
for i in range(n):
    for j in range(i):
        if a[j] < a[i]:
            d[i] = max(d[i], d[j] + 1)
print(max(d))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, a[100005], f[100005], len;
int main() {
  scanf("%d", &n); for (int i = 1; i <= n; i++) scanf("%d", a + i);
  for (int i = 1; i <= n; i++) if (a[i] > f[len]) f[++len] = a[i]; else *lower_bound(f + 1, f + len + 1, a[i]) = a[i];
  printf("%d", len);
}
""",
        ),
        Example(
            python="""
from bisect import bisect_left
tails = []
for x in map(int, input().split()):
    p = bisect_left(tails, x)
    if p == len(tails):
        tails.append(x)
    else:
        tails[p] = x
print(len(tails))
""",
            cpp="""
#include <iostream>
#include <vector>
using namespace std;
int longest(const vector<int>& v) {
  vector<int> best(v.size()); int top = 0;
  for (size_t i = 0; i < v.size(); i++) { int b = 0; for (size_t j = 0; j < i; j++) if (v[j] < v[i] && best[j] > b) b = best[j]; best[i] = b + 1; if (best[i] > top) top = best[i]; }
  return top;
}
int main() { int n; cin >> n; vector<int> v(n); for (auto& x : v) cin >> x; cout << longest(v); }
""",
        ),
    ),
    near_misses=(
        Example(  # a sorted list grows at the found place, a run is counted
            python="""
from bisect import bisect_left
kept = []
inv = 0
for i, x in enumerate(map(int, input().split())):
    p = bisect_left(kept, x)
    inv += i - p
    kept.insert(p, x)
run = best = 1
for i in range(1, len(kept)):
    run = run + 1 if kept[i] > kept[i - 1] else 1
    best = max(best, run)
print(inv, best)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; vector<int> a(n), c(n); for (auto& x : a) cin >> x; for (int i = 0; i < n; i++) for (int j = 0; j < i; j++) if (a[j] < a[i]) c[i]++; vector<int> s = a; sort(s.begin(), s.end()); for (int i = 0; i < n; i++) a[i] = lower_bound(s.begin(), s.end(), a[i]) - s.begin(); cout << c[n - 1] << a[0]; }
""",
        ),
    ),
)
