"""Sort, then decide about each element in one pass."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="greedy_sort",
    meaning="one pass in sorted order that takes or leaves each element for good",
    family="greedy",
    also=(
        "greedy earliest finish",
        "greedy by profit",
        "greedy max reach",
        "greedy",
        "sort and greedy",
        "greedy by ratio",
        "greedy ratio",
        "greedy earliest finish",
        "greedy earliest end",
        "greedy by value per weight",
        "greedy largest first",
    ),
    requires=("greedy_scan",),
    positives=(
        Example(
            python="""
n = int(input())
jobs = []
for _ in range(n):
    s, e = map(int, input().split())
    jobs.append((e, s))
jobs.sort()
last = -1
count = 0
for e, s in jobs:
    if s >= last:
        count += 1
        last = e
print(count)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<pair<int, int>> v(n);
  for (auto& p : v) cin >> p.second >> p.first;
  sort(v.begin(), v.end());
  int last = -1, res = 0;
  for (int i = 0; i < n; i++) if (v[i].second >= last) { res++; last = v[i].first; }
  cout << res;
}
""",
        ),
        Example(
            python="""
def fill(items, cap):
    total = 0
    for v, w in sorted(items, key=lambda p: p[0] / p[1], reverse=True):
        if w <= cap:
            cap -= w
            total += v
    return total
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Item { int v, w; };
int main() {
  int n, cap; cin >> n >> cap; vector<Item> a(n);
  for (auto& x : a) cin >> x.v >> x.w;
  sort(a.begin(), a.end(), [](const Item& x, const Item& y) { return x.v * y.w > y.v * x.w; });
  long long total = 0;
  for (const auto& x : a) { if (cap >= x.w) { cap -= x.w; total += x.v; } }
  cout << total;
}
""",
        ),
        Example(
            python="""
def coins(values, amount):
    values.sort(reverse=True)
    used = 0
    for c in values:
        while amount >= c:
            amount -= c
            used += 1
    return used
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<pair<int, int>> v(n);
  for (auto& p : v) cin >> p.second >> p.first;
  sort(v.begin(), v.end());
  int free_at = 0, taken = 0;
  for (auto& p : v) {
    if (p.second < free_at) continue;
    taken++;
    free_at = p.first;
  }
  cout << taken;
}
""",
        ),
    ),
    near_misses=(
        Example(  # a table over sorted intervals
            python="""
def best(jobs):
    jobs.sort(key=lambda j: j[1])
    n = len(jobs)
    dp = [0] * (n + 1)
    for i in range(n):
        j = i
        while j > 0 and jobs[j - 1][1] > jobs[i][0]:
            j -= 1
        dp[i + 1] = max(dp[i], dp[j] + jobs[i][2])
    return dp[n]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<array<int, 3>> a(n);
  for (auto& x : a) cin >> x[1] >> x[0] >> x[2];
  sort(a.begin(), a.end());
  vector<long long> dp(n + 1);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < i; j++) if (a[j][0] <= a[i][1]) dp[i] = max(dp[i], dp[j] + a[i][2]);
  cout << *max_element(dp.begin(), dp.end());
}
""",
        ),
        Example(  # the largest gap
            python="""
a = sorted(map(int, input().split()))
best = 0
for i in range(1, len(a)):
    if a[i] - a[i - 1] > best:
        best = a[i] - a[i - 1]
print(best)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<int> a(n); for (int& x : a) cin >> x;
  sort(a.begin(), a.end());
  int best = 0; for (int i = 1; i < n; i++) if (a[i] - a[i - 1] > best) best = a[i] - a[i - 1];
  cout << best;
}
""",
        ),
    ),
)
