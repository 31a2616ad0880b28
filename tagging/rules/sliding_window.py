"""A window whose two ends only move right."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="sliding_window",
    meaning="a window over a sequence whose two ends only move right",
    family="moving positions",
    also=(
        "sliding window set",
        "sliding window",
        "moving window",
        "caterpillar",
    ),
    any_of=("window_shrink", "window_jump", "window_slide", "window_peak"),
    positives=(
        Example(
            python="""
n, cap = map(int, input().split())
a = list(map(int, input().split()))
left = total = best = 0
for right in range(n):
    total += a[right]
    while total > cap:
        total -= a[left]
        left += 1
    best = max(best, right - left + 1)
print(best)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, k; cin >> n >> k; vector<int> a(n); for (int& x : a) cin >> x;
  unordered_map<int, int> cnt; long long res = 0;
  for (int l = 0, r = 0; r < n; r++) {
    cnt[a[r]]++;
    while ((int)cnt.size() > k) { if (--cnt[a[l]] == 0) cnt.erase(a[l]); l++; }
    res += r - l + 1;
  }
  cout << res;
}
""",
        ),
        Example(
            python="""
def longest(s):
    last = {}
    start = best = 0
    for i, c in enumerate(s):
        if c in last:
            start = max(start, last[c] + 1)
        last[c] = i
        best = max(best, i - start + 1)
    return best
""",
            cpp="""
#include <iostream>
#include <vector>
using namespace std;
int main() {
  int n, k; cin >> n >> k; vector<long long> a(n); for (auto& x : a) cin >> x;
  long long s = 0, best; for (int i = 0; i < k; i++) s += a[i];
  best = s;
  for (int i = k; i < n; i++) { s += a[i] - a[i - k]; best = max(best, s); }
  cout << best;
}
""",
        ),
        Example(
            python="""
def peaks(a, k):
    top = max(a[:k])
    out = [top]
    for i in range(k, len(a)):
        gone = a[i - k]
        if gone == top:
            top = max(a[i - k + 1:i + 1])
        if a[i] > top:
            top = a[i]
        out.append(top)
    return out
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, k; cin >> n >> k; vector<int> a(n); for (int& x : a) cin >> x;
  int low = *min_element(a.begin(), a.begin() + k);
  for (int i = k; i < n; i++) {
    if (a[i - k] == low) low = *min_element(a.begin() + i - k + 1, a.begin() + i + 1);
    low = min(low, a[i]);
    cout << low << ' ';
  }
}
""",
        ),
    ),
    near_misses=(
        Example(  # a deque of candidates, by value
            python="""
from collections import deque
def peaks(a, k):
    best = deque()
    out = []
    for i, x in enumerate(a):
        while best and best[-1] < x:
            best.pop()
        best.append(x)
        if i >= k and best[0] == a[i - k]:
            best.popleft()
        if i >= k - 1:
            out.append(best[0])
    return out
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, k; cin >> n >> k; vector<int> a(n); for (int& x : a) cin >> x;
  int runs = 0, last = a[0];
  for (int i = 1; i < n; i++) { if (a[i] == last) runs++; else last = a[i]; }
  cout << runs;
}
""",
        ),
        Example(  # every window from scratch
            python="""
n, k = map(int, input().split())
a = list(map(int, input().split()))
best = 0
for i in range(n - k + 1):
    s = 0
    for j in range(i, i + k):
        s += a[j]
    best = max(best, s)
print(best)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, k; cin >> n >> k; vector<int> a(n); for (int& x : a) cin >> x;
  long long best = 0;
  for (int i = 0; i + k <= n; i++) { long long s = 0; for (int j = i; j < i + k; j++) s += a[j]; best = max(best, s); }
  cout << best;
}
""",
        ),
        Example(  # differences of running totals
            python="""
n, k = map(int, input().split())
a = list(map(int, input().split()))
p = [0] * (n + 1)
for i in range(n):
    p[i + 1] = p[i] + a[i]
print(max(p[i + k] - p[i] for i in range(n - k + 1)))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; vector<int> a(n); for (int& x : a) cin >> x;
  sort(a.begin(), a.end()); int l = 0, r = n - 1, best = 0;
  while (l < r) { best = max(best, a[r] - a[l]); if (a[l] + a[r] < 0) l++; else r--; }
  cout << best;
}
""",
        ),
    ),
)
