"""Running totals from which ranges are subtracted or earlier totals looked up."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="prefix_sum",
    meaning="running totals give the sum of any range by one subtraction",
    family="range sums",
    also=(
        "prefix sums",
        "cumulative sum",
        "cumsum",
        "presum",
        "partial sums",
    ),
    requires=(),
    any_of=("range_from_totals", "total_lookup"),
    positives=(
        Example(
            python="""
n, q = map(int, input().split())
a = list(map(int, input().split()))
p = [0] * (n + 1)
for i in range(n):
    p[i + 1] = p[i] + a[i]
for _ in range(q):
    l, r = map(int, input().split())
    print(p[r] - p[l - 1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, q; cin >> n >> q;
  vector<long long> p(n + 1);
  for (int i = 1; i <= n; i++) { cin >> p[i]; p[i] += p[i - 1]; }
  while (q--) { int l, r; cin >> l >> r; cout << p[r] - p[l - 1] << '\\n'; }
}
""",
        ),
        Example(
            python="""
def count(a, k):
    seen = {0: 1}
    total = found = 0
    for x in a:
        total += x
        found += seen.get(total - k, 0)
        seen[total] = seen.get(total, 0) + 1
    return found
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Sums {
  vector<long long> s{0};
  Sums(const vector<int>& a) { for (int x : a) s.push_back(s.back() + x); }
  long long get(int l, int r) { return s[r] - s[l]; }
};
int main() {
  int n; cin >> n; vector<int> a(n); for (auto& x : a) cin >> x;
  Sums t(a); cout << t.get(0, n / 2);
}
""",
        ),
    ),
    near_misses=(
        Example(  # a recurrence over two earlier entries
            python="""
n = int(input())
f = [0] * (n + 2)
f[1] = 1
for i in range(2, n + 1):
    f[i] = f[i - 1] + f[i - 2]
print(f[n] - f[n - 2])
""",
            cpp="""
#include <iostream>
#include <vector>
int main() {
  int n; std::cin >> n; std::vector<long long> f(n + 2); f[1] = 1;
  for (int i = 2; i <= n; i++) f[i] = f[i - 1] + f[i - 2];
  std::cout << f[n] - f[n - 2];
}
""",
        ),
        Example(  # neighbouring differences of given values
            python="""
a = list(map(int, input().split()))
best = 0
for i in range(1, len(a)):
    best = max(best, a[i] - a[i - 1])
print(best)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<int> a(n); for (int& x : a) cin >> x;
  int best = 0; for (int i = 1; i < n; i++) best = max(best, a[i] - a[i - 1]);
  cout << best;
}
""",
        ),
    ),
)
