"""Disjoint sets that can be taken back."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="dsu_rollback",
    meaning="links between roots are recorded and taken back in reverse order",
    family="disjoint sets",
    also=(
        "dsu with rollback",
        "persistent union find",
        "undoable union find",
    ),
    requires=(
        "parent_climb",
        "root_link",
        "link_undone",
    ),
    implies=("dsu",),
    positives=(
        Example(
            python="""
class Rewind:
    def __init__(self, n):
        self.p = list(range(n))
        self.s = [1] * n
        self.log = []
    def find(self, x):
        while x != self.p[x]:
            x = self.p[x]
        return x
    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            self.log.append(None)
            return
        if self.s[a] < self.s[b]:
            a, b = b, a
        self.p[b] = a
        self.s[a] += self.s[b]
        self.log.append((a, b))
    def undo(self):
        last = self.log.pop()
        if last is not None:
            a, b = last
            self.p[b] = b
            self.s[a] -= self.s[b]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int f[100005], d[100005], top; pair<int,int> st[100005];
int find(int x) { while (x != f[x]) x = f[x]; return x; }
void merge(int x, int y) { x = find(x), y = find(y); if (x == y) return; if (d[x] > d[y]) swap(x, y); st[++top] = {x, d[x] == d[y]}; f[x] = y; d[y] += d[x] == d[y]; }
void back(int t) { while (top > t) { int x = st[top].first; d[f[x]] -= st[top].second; f[x] = x; top--; } }
int main() { int n, q; cin >> n >> q; for (int i = 1; i <= n; i++) f[i] = i, d[i] = 1; while (q--) { int a, b; cin >> a >> b; int t = top; merge(a, b); if (a > b) back(t); } }
""",
        ),
        Example(
            python="""
n, q = map(int, input().split())
par = [-1] * n
hist = []
def top(v):
    return v if par[v] < 0 else top(par[v])
for _ in range(q):
    cmd = input().split()
    if cmd[0] == '+':
        u, v = top(int(cmd[1])), top(int(cmd[2]))
        if u != v:
            if par[u] > par[v]:
                u, v = v, u
            hist.append((v, par[v], u))
            par[u] += par[v]
            par[v] = u
    elif cmd[0] == '-':
        v, old, u = hist.pop()
        par[u] -= old
        par[v] = old
    else:
        print(top(int(cmd[1])) == top(int(cmd[2])))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Dsu {
  vector<int> e; stack<pair<int, int>> h;
  Dsu(int n) : e(n, -1) {}
  int root(int x) { return e[x] < 0 ? x : root(e[x]); }
  int time() { return h.size(); }
  void rollback(int t) { while ((int)h.size() > t) { auto [i, v] = h.top(); h.pop(); e[i] = v; } }
  bool join(int a, int b) {
    a = root(a), b = root(b);
    if (a == b) return false;
    if (e[a] > e[b]) swap(a, b);
    h.push({a, e[a]}); h.push({b, e[b]});
    e[a] += e[b]; e[b] = a;
    return true;
  }
};
int main() { int n, q; cin >> n >> q; Dsu d(n); while (q--) { int a, b; cin >> a >> b; int t = d.time(); if (d.join(a, b) && a > 5) d.rollback(t); } }
""",
        ),
    ),
    near_misses=(
        Example(  # sets are joined for good, a log is only printed
            python="""
n, m = map(int, input().split())
p = list(range(n))
log = []
def find(x):
    if p[x] != x:
        p[x] = find(p[x])
    return p[x]
for _ in range(m):
    a, b = map(int, input().split())
    x, y = find(a), find(b)
    if x != y:
        p[x] = y
        log.append((x, y))
while log:
    a, b = log.pop()
    print(a, b)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int p[1005]; vector<pair<int, int>> used;
int find(int x) { return x == p[x] ? x : p[x] = find(p[x]); }
int main() {
  int n, m; cin >> n >> m; for (int i = 0; i < n; i++) p[i] = i;
  while (m--) { int a, b; cin >> a >> b; int x = find(a), y = find(b); if (x != y) { p[x] = y; used.push_back({a, b}); } }
  while (!used.empty()) { auto [a, b] = used.back(); used.pop_back(); cout << a << b; }
}
""",
        ),
    ),
)
