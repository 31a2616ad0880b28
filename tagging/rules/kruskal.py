"""Least spanning tree by sorted edges."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="kruskal",
    meaning="edges in sorted order are kept where they join two sets",
    family="spanning trees",
    also=("kruskal mst", "minimum spanning tree", "kruskal union find", "kruskal with dsu"),
    requires=(
        "parent_climb",
        "root_link",
        "sorted_links",
    ),
    implies=("dsu",),
    positives=(
        Example(
            python="""
import sys
n, m = map(int, input().split())
edges = []
for _ in range(m):
    a, b, w = map(int, sys.stdin.readline().split())
    edges.append((w, a, b))
edges.sort()
p = list(range(n + 1))
def find(x):
    while p[x] != x:
        p[x] = p[p[x]]
        x = p[x]
    return x
cost = 0
for w, a, b in edges:
    a, b = find(a), find(b)
    if a != b:
        p[a] = b
        cost += w
print(cost)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct edge { int u, v, w; } e[200005]; int f[5005], n, m, ans, cnt;
bool cmp(edge a, edge b) { return a.w < b.w; }
int find(int x) { return x == f[x] ? x : f[x] = find(f[x]); }
int main() {
  scanf("%d%d", &n, &m); for (int i = 1; i <= n; i++) f[i] = i; for (int i = 1; i <= m; i++) scanf("%d%d%d", &e[i].u, &e[i].v, &e[i].w);
  sort(e + 1, e + m + 1, cmp);
  for (int i = 1; i <= m; i++) { int x = find(e[i].u), y = find(e[i].v); if (x == y) continue; ans += e[i].w; f[x] = y; if (++cnt == n - 1) break; }
  printf("%d", ans);
}
""",
        ),
        Example(
            python="""
class Sets:
    def __init__(self, n):
        self.up = [-1] * n
    def root(self, v):
        return v if self.up[v] < 0 else self.root(self.up[v])
    def join(self, a, b):
        a, b = self.root(a), self.root(b)
        if a == b:
            return False
        if self.up[a] > self.up[b]:
            a, b = b, a
        self.up[a] += self.up[b]
        self.up[b] = a
        return True
def tree(n, edges):
    sets = Sets(n)
    return [e for e in sorted(edges, key=lambda e: e[2]) if sets.join(e[0], e[1])]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct UF { vector<int> p; UF(int n) : p(n) { iota(p.begin(), p.end(), 0); } int get(int x) { while (x != p[x]) x = p[x] = p[p[x]]; return x; } bool uni(int a, int b) { a = get(a); b = get(b); if (a == b) return false; p[b] = a; return true; } };
int main() {
  int n, m; cin >> n >> m; priority_queue<tuple<int, int, int>, vector<tuple<int, int, int>>, greater<tuple<int, int, int>>> pq;
  while (m--) { int a, b, c; cin >> a >> b >> c; pq.push({c, a, b}); }
  UF u(n); long long s = 0; while (!pq.empty()) { auto [c, a, b] = pq.top(); pq.pop(); if (u.uni(a, b)) s += c; } cout << s;
}
""",
        ),
    ),
    near_misses=(
        Example(  # edges join sets in the order of the input
            python="""
n, m = map(int, input().split())
p = list(range(n))
def find(x):
    while p[x] != x:
        x = p[x]
    return x
left = n
for _ in range(m):
    a, b = map(int, input().split())
    a, b = find(a), find(b)
    if a != b:
        p[a] = b
        left -= 1
sizes = sorted(find(v) for v in range(n))
print(left, sizes)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int f[1005], n, m; int find(int x) { return f[x] == x ? x : f[x] = find(f[x]); }
int main() { cin >> n >> m; for (int i = 1; i <= n; i++) f[i] = i; for (int i = 0; i < m; i++) { int a, b; cin >> a >> b; f[find(a)] = find(b); } vector<int> c(n + 1); for (int i = 1; i <= n; i++) c[find(i)]++; sort(c.rbegin(), c.rend()); for (int x : c) if (x) cout << x; }
""",
        ),
    ),
)
