"""A deque kept in order: extremes of a moving window."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="monotonic_deque",
    meaning="a deque kept in order gives the extreme of every window",
    family="ordered ends",
    also=(
        "monotone deque",
        "monotonic queue",
        "monotone queue",
        "sliding window maximum",
    ),
    requires=("monotone_pop", "front_expiry"),
    positives=(
        Example(
            python="""
from collections import deque
n, k = map(int, input().split())
a = list(map(int, input().split()))
d = deque()
for i in range(n):
    while d and a[d[-1]] <= a[i]:
        d.pop()
    d.append(i)
    if d[0] <= i - k:
        d.popleft()
    if i >= k - 1:
        print(a[d[0]])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, k; cin >> n >> k; vector<int> a(n); for (int& x : a) cin >> x;
  deque<int> d;
  for (int i = 0; i < n; i++) {
    if (!d.empty() && d.front() == i - k) d.pop_front();
    while (!d.empty() && a[d.back()] < a[i]) d.pop_back();
    d.push_back(i);
    if (i + 1 >= k) cout << a[d.front()] << ' ';
  }
}
""",
        ),
        Example(
            python="""
from collections import deque
def minima(values, width):
    out = []
    q = deque()
    for pos, x in enumerate(values):
        while len(q) > 0 and q[-1][0] >= x:
            q.pop()
        q.append((x, pos))
        while q[0][1] <= pos - width:
            q.popleft()
        out.append(q[0][0])
    return out
""",
            cpp="""
#include <cstdio>
int a[1000005], q[1000005];
int main() {
  int n, k; scanf("%d %d", &n, &k);
  for (int i = 1; i <= n; i++) scanf("%d", a + i);
  int head = 0, tail = -1;
  for (int i = 1; i <= n; i++) {
    while (head <= tail && a[q[tail]] >= a[i]) tail--;
    q[++tail] = i;
    while (q[head] <= i - k) head++;
    if (i >= k) printf("%d ", a[q[head]]);
  }
}
""",
        ),
    ),
    near_misses=(
        Example(  # breadth-first search with a deque
            python="""
from collections import deque
def distances(g, s):
    d = [-1] * len(g)
    d[s] = 0
    q = deque([s])
    while q:
        u = q.popleft()
        for v in g[u]:
            if d[v] < 0:
                d[v] = d[u] + 1
                q.append(v)
    return d
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> zero_one(vector<vector<pair<int, int>>>& g) {
  vector<int> d(g.size(), INT_MAX); deque<int> q{0}; d[0] = 0;
  while (!q.empty()) {
    int u = q.front(); q.pop_front();
    for (auto [v, w] : g[u]) if (d[u] + w < d[v]) { d[v] = d[u] + w; if (w) q.push_back(v); else q.push_front(v); }
  }
  return d;
}
""",
        ),
        Example(  # a stack without a window
            python="""
def next_greater(a):
    res = [-1] * len(a)
    st = []
    for i, x in enumerate(a):
        while st and a[st[-1]] < x:
            res[st.pop()] = x
        st.append(i)
    return res
""",
            cpp="""
vector<int> next_greater(vector<int>& a) {
  vector<int> r(a.size(), -1), st;
  for (int i = 0; i < a.size(); i++) { while (!st.empty() && a[st.back()] < a[i]) { r[st.back()] = a[i]; st.pop_back(); } st.push_back(i); }
  return r;
}
""",
        ),
    ),
)
