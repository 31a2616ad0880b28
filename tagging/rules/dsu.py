"""Disjoint sets."""

from tagging.lemmas.dsu import LEMMA
from tagging.rule import Example, Rule

RULE = Rule(
    tag="dsu",
    meaning="sets as trees of parents, joined at their roots",
    family="disjoint sets",
    also=(
        "disjoint set union",
        "union find",
        "disjoint sets",
        "merge find",
        "online dsu",
        "online dsu with size",
    ),
    requires=(
        "parent_climb",
        "root_link",
    ),
    lemma=LEMMA,
    positives=(
        Example(
            python="""
import sys
n, m = map(int, input().split())
p = list(range(n + 1))
def find(x):
    while p[x] != x:
        p[x] = p[p[x]]
        x = p[x]
    return x
c = n
for _ in range(m):
    a, b = map(int, sys.stdin.readline().split())
    a, b = find(a), find(b)
    if a != b:
        p[a] = b
        c -= 1
print(c)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int fa[100005], n, m;
int gf(int x) { return fa[x] == x ? x : fa[x] = gf(fa[x]); }
int main() {
  scanf("%d%d", &n, &m);
  for (int i = 1; i <= n; i++) fa[i] = i;
  while (m--) { int z, x, y; scanf("%d%d%d", &z, &x, &y); if (z == 1) fa[gf(x)] = gf(y); else puts(gf(x) == gf(y) ? "Y" : "N"); }
}
""",
        ),
        Example(
            python="""
class Sets:
    def __init__(self, n):
        self.link = [-1] * n
    def root(self, v):
        if self.link[v] < 0:
            return v
        self.link[v] = self.root(self.link[v])
        return self.link[v]
    def join(self, a, b):
        a = self.root(a)
        b = self.root(b)
        if a == b:
            return False
        if self.link[a] > self.link[b]:
            a, b = b, a
        self.link[a] += self.link[b]
        self.link[b] = a
        return True
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
struct Node { Node* up; int size; };
Node* top(Node* x) { while (x->up != x) x = x->up; return x; }
bool merge(Node* a, Node* b) {
  a = top(a); b = top(b);
  if (a == b) return false;
  if (a->size < b->size) swap(a, b);
  b->up = a; a->size += b->size;
  return true;
}
int main() { int n, m; cin >> n >> m; vector<Node> v(n); for (auto& x : v) { x.up = &x; x.size = 1; } while (m--) { int a, b; cin >> a >> b; cout << merge(&v[a], &v[b]); } }
""",
        ),
        Example(
            python="""
parent = {}
def leader(x):
    if x not in parent:
        parent[x] = x
    if parent[x] == x:
        return x
    return leader(parent[x])
def same(a, b):
    return leader(a) == leader(b)
def unite(a, b):
    ra = leader(a)
    rb = leader(b)
    if ra != rb:
        parent[rb] = ra
for _ in range(int(input())):
    k, a, b = input().split()
    if k == '?':
        print(same(a, b))
    else:
        unite(a, b)
""",
            cpp="""
#include <iostream>
#include <map>
#include <string>
using namespace std;
map<string, string> up;
string boss(string s) { if (!up.count(s)) up[s] = s; if (up[s] != s) up[s] = boss(up[s]); return up[s]; }
int main() { int n; cin >> n; while (n--) { string a, b; cin >> a >> b; string x = boss(a), y = boss(b); if (x != y) up[x] = y; } cout << boss("a"); }
""",
        ),
    ),
    near_misses=(
        Example(  # walking up a tree, nothing is joined
            python="""
n = int(input())
up = [0] + [int(x) for x in input().split()]
up[1:1] = [1]
def depth(v):
    d = 0
    while up[v] != v:
        v = up[v]
        d += 1
    return d
print(max(depth(v) for v in range(1, n + 1)))
""",
            cpp="""
#include <iostream>
int nxt[1005], n;
int main() {
  std::cin >> n; for (int i = 1; i <= n; i++) std::cin >> nxt[i];
  int x = 1, c = 0; while (nxt[x] != x) { x = nxt[x]; c++; }
  nxt[x] = 1; std::cout << c;
}
""",
        ),
        Example(  # labels of sets are rewritten one by one
            python="""
n, m = map(int, input().split())
label = list(range(n))
for _ in range(m):
    a, b = map(int, input().split())
    x, y = label[a], label[b]
    for i in range(n):
        if label[i] == y:
            label[i] = x
print(len(set(label)))
""",
        ),
    ),
)
