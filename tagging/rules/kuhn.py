"""Bipartite matching by alternating paths."""

from tagging.lemmas.kuhn import LEMMA
from tagging.rule import Example, Rule

RULE = Rule(
    tag="kuhn",
    meaning="a node is matched when a partner is free or finds another one",
    family="flows and matchings",
    also=("kuhn matching", "bipartite matching", "hungarian tree", "augmenting path matching"),
    requires=("partner_moves",),
    forbids=("layered_matching",),
    lemma=LEMMA,
    positives=(
        Example(
            python="""
import sys
sys.setrecursionlimit(10 ** 5)
n, m, k = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(k):
    a, b = map(int, input().split())
    g[a].append(b)
mate = [-1] * m
def attempt(u, seen):
    for v in g[u]:
        if v not in seen:
            seen.add(v)
            if mate[v] < 0 or attempt(mate[v], seen):
                mate[v] = u
                return True
    return False
print(sum(attempt(u, set()) for u in range(n)))
""",
            cpp="""
#include <cstdio>
#include <cstring>
int g[505][505], f[505], n, m, e; bool vis[505];
bool go(int x) { for (int y = 1; y <= m; y++) if (g[x][y] && !vis[y]) { vis[y] = 1; if (!f[y] || go(f[y])) { f[y] = x; return 1; } } return 0; }
int main() { scanf("%d%d%d", &n, &m, &e); while (e--) { int a, b; scanf("%d%d", &a, &b); g[a][b] = 1; } int r = 0; for (int i = 1; i <= n; i++) { memset(vis, 0, sizeof vis); r += go(i); } printf("%d", r); }
""",
        ),
        Example(
            python="""
class Pairing:
    def __init__(self, wishes):
        self.wishes = wishes
        self.owner = {}
    def place(self, who, tried):
        for thing in self.wishes[who]:
            if thing in tried:
                continue
            tried.add(thing)
            if thing not in self.owner or self.place(self.owner[thing], tried):
                self.owner[thing] = who
                return True
        return False
    def total(self):
        return sum(self.place(who, set()) for who in self.wishes)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> adj; vector<int> used, mt; int stamp;
bool kuhn(int v) { if (used[v] == stamp) return false; used[v] = stamp; for (int to : adj[v]) { if (mt[to] == -1 || kuhn(mt[to])) { mt[to] = v; return true; } } return false; }
int main() { int n, k, m; cin >> n >> k >> m; adj.resize(n); mt.assign(k, -1); used.assign(n, 0); while (m--) { int a, b; cin >> a >> b; adj[a].push_back(b); } int r = 0; for (int v = 0; v < n; v++) { stamp++; r += kuhn(v); } cout << r; }
""",
        ),
    ),
    near_misses=(
        Example(  # partners in the order of the input, a search
            python="""
n = int(input())
want = [list(map(int, input().split())) for _ in range(n)]
mate = {}
for u in range(n):
    for v in want[u]:
        if v not in mate:
            mate[v] = u
            break
seen = [False] * n
def go(u):
    seen[u] = True
    for v in want[u]:
        if v < n and not seen[v]:
            go(v)
    return True
print(len(mate), go(0))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005]; int par[1005], n, m;
bool go(int u, int t) { if (u == t) return true; for (int v : g[u]) if (!par[v]) { par[v] = u; if (go(v, t)) return true; } return false; }
int main() { cin >> n >> m; while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); } cout << go(1, n); }
""",
        ),
    ),
)
