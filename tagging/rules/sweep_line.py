"""Events in sorted order."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="sweep_line",
    meaning="sorted events of opening and closing change a running state",
    family="greedy",
    also=(
        "sweep line",
        "scanline",
        "scan line",
        "line sweep",
        "event sweep",
    ),
    any_of=(
        "event_sweep",
        "ordered_difference",
        "sorted_ends",
        "active_set",
    ),
    positives=(
        Example(
            python="""
n = int(input())
ev = []
for _ in range(n):
    s, e = map(int, input().split())
    ev.append((s, 1))
    ev.append((e, -1))
ev.sort()
cur = best = 0
for _, d in ev:
    cur += d
    best = max(best, cur)
print(best)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct E { int x, y1, y2, t; bool operator<(const E& o) const { return x < o.x; } } e[200005];
int n, m, c[100005];
int main() {
  scanf("%d", &n);
  for (int i = 0; i < n; i++) { int a, b, p, q; scanf("%d%d%d%d", &a, &b, &p, &q); e[m++] = {a, b, q, 1}; e[m++] = {p, b, q, -1}; }
  sort(e, e + m); long long area = 0; int len = 0;
  for (int i = 0; i < m; i++) { if (i) area += 1LL * len * (e[i].x - e[i - 1].x); for (int y = e[i].y1; y < e[i].y2; y++) { if (c[y]) len--; c[y] += e[i].t; if (c[y]) len++; } }
  printf("%lld", area);
}
""",
        ),
        Example(
            python="""
def rooms(meetings):
    begins = sorted(m[0] for m in meetings)
    ends = sorted(m[1] for m in meetings)
    need = used = j = 0
    for i in range(len(begins)):
        while ends[j] <= begins[i]:
            used -= 1
            j += 1
        used += 1
        need = max(need, used)
    return need
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n; cin >> n; map<int, int> d;
  while (n--) { int a, b; cin >> a >> b; d[a]++; d[b + 1]--; }
  int cur = 0, best = 0; for (auto& [x, v] : d) { cur += v; best = max(best, cur); }
  cout << best;
}
""",
        ),
    ),
    near_misses=(
        Example(  # pairs are sorted, but each is a thing of its own
            python="""
n = int(input())
items = []
for i in range(n):
    w, v = map(int, input().split())
    items.append((w, v))
items.sort()
total = 0
for w, v in items:
    total += v
    print(w, total)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n; cin >> n; map<string, int> c; while (n--) { string s; cin >> s; c[s]++; } int t = 0; for (auto& [k, v] : c) { t += v; cout << k << t; } vector<pair<int, int>> p; p.push_back({1, 2}); p.push_back({3, 4}); sort(p.begin(), p.end()); for (auto& q : p) t += q.second; cout << t; }
""",
        ),
    ),
)
