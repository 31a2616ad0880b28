"""Depth-first search."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="dfs",
    meaning="a recursion or a stack goes on to unseen neighbours first",
    family="graph search",
    also=(
        "depth first search",
        "dfs traversal",
        "dfs three color",
        "dfs cycle detection",
        "dfs all paths",
    ),
    any_of=(
        "recursive_search",
        "stack_search",
    ),
    positives=(
        Example(
            python="""
import sys
sys.setrecursionlimit(1 << 20)
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    adj[a - 1].append(b - 1)
    adj[b - 1].append(a - 1)
seen = [False] * n
def visit(u):
    seen[u] = True
    for v in adj[u]:
        if not seen[v]:
            visit(v)
parts = 0
for i in range(n):
    if not seen[i]:
        parts += 1
        visit(i)
print(parts)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, m; char g[105][105];
void fill(int x, int y) {
  if (x < 0 || y < 0 || x >= n || y >= m || g[x][y] != '#') return;
  g[x][y] = '.';
  fill(x + 1, y); fill(x - 1, y); fill(x, y + 1); fill(x, y - 1);
}
int main() { cin >> n >> m; for (int i = 0; i < n; i++) cin >> g[i]; int c = 0; for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) if (g[i][j] == '#') c++, fill(i, j); cout << c; }
""",
        ),
        Example(
            python="""
def reach(graph, start):
    stack = [start]
    done = set()
    while stack:
        node = stack.pop()
        if node in done:
            continue
        done.add(node)
        for other in graph[node]:
            if other not in done:
                stack.append(other)
    return done
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int head[100005], nx[200005], ver[200005], tot, sz[100005], n;
void dfs(int u, int fa) { sz[u] = 1; for (int i = head[u]; i; i = nx[i]) { int v = ver[i]; if (v == fa) continue; dfs(v, u); sz[u] += sz[v]; } }
int main() { scanf("%d", &n); for (int i = 1; i < n; i++) { int a, b; scanf("%d%d", &a, &b); ver[++tot] = b; nx[tot] = head[a]; head[a] = tot; ver[++tot] = a; nx[tot] = head[b]; head[b] = tot; } dfs(1, 0); printf("%d", sz[1]); }
""",
        ),
    ),
    near_misses=(
        Example(  # a recursion over halves, a stack of brackets
            python="""
def total(a, l, r):
    if r - l == 1:
        return a[l]
    m = (l + r) // 2
    return total(a, l, m) + total(a, m, r)
st = []
ok = True
for c in input():
    if c in '([':
        st.append(c)
    elif not st or st.pop() + c not in ('()', '[]'):
        ok = False
print(ok, total([1, 2, 3], 0, 3))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int f[50]; int fib(int n) { if (n < 2) return n; if (f[n]) return f[n]; return f[n] = fib(n - 1) + fib(n - 2); }
int main() { int n; cin >> n; stack<int> s; vector<int> a(n), r(n, -1); for (auto& x : a) cin >> x; for (int i = 0; i < n; i++) { while (!s.empty() && a[s.top()] < a[i]) { r[s.top()] = i; s.pop(); } s.push(i); } cout << fib(n) << r[0]; }
""",
        ),
    ),
)
