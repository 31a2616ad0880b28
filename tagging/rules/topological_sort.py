"""Order of a graph without cycles."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="topological_sort",
    meaning="nodes are taken once all before them are taken, or in reverse order of finishing",
    family="graph search",
    also=(
        "topological sort",
        "topological sorting",
        "topological order",
        "kahn",
        "kahn bfs topo sort",
        "toposort",
    ),
    any_of=(
        "degree_order",
        "finishing_order",
    ),
    forbids=("second_pass",),
    positives=(
        Example(
            python="""
from collections import deque
n, m = map(int, input().split())
g = [[] for _ in range(n)]
deg = [0] * n
for _ in range(m):
    a, b = map(int, input().split())
    g[a].append(b)
    deg[b] += 1
q = deque(i for i in range(n) if deg[i] == 0)
order = []
while q:
    u = q.popleft()
    order.append(u)
    for v in g[u]:
        deg[v] -= 1
        if deg[v] == 0:
            q.append(v)
print(order if len(order) == n else 'cycle')
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[100005]; bool vis[100005]; vector<int> ord; int n, m;
void dfs(int u) { vis[u] = 1; for (int v : g[u]) if (!vis[v]) dfs(v); ord.push_back(u); }
int main() { cin >> n >> m; while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); } for (int i = 1; i <= n; i++) if (!vis[i]) dfs(i); reverse(ord.begin(), ord.end()); for (int x : ord) cout << x << ' '; }
""",
        ),
        Example(
            python="""
def arrange(needs):
    state = {}
    out = []
    def place(name):
        if state.get(name) == 2:
            return
        if state.get(name) == 1:
            raise ValueError(name)
        state[name] = 1
        for other in needs[name]:
            place(other)
        state[name] = 2
        out.append(name)
    for name in needs:
        place(name)
    return out[::-1]
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, m; scanf("%d%d", &n, &m); vector<vector<int>> to(n); vector<int> in(n), order;
  for (int i = 0; i < m; i++) { int a, b; scanf("%d%d", &a, &b); to[a].push_back(b); ++in[b]; }
  for (int v = 0; v < n; v++) if (in[v] == 0) order.push_back(v);
  for (size_t i = 0; i < order.size(); i++) { int v = order[i]; for (int u : to[v]) { in[u]--; if (!in[u]) order.push_back(u); } }
  printf("%zu", order.size());
}
""",
        ),
    ),
    near_misses=(
        Example(  # leaves are peeled off, nodes are noted in the order they are met
            python="""
n = int(input())
adj = [set() for _ in range(n)]
for _ in range(n - 1):
    a, b = map(int, input().split())
    adj[a].add(b)
    adj[b].add(a)
leaves = [v for v in range(n) if len(adj[v]) == 1]
left = n
while left > 2:
    left -= len(leaves)
    nxt = []
    for v in leaves:
        u = adj[v].pop()
        adj[u].remove(v)
        if len(adj[u]) == 1:
            nxt.append(u)
    leaves = nxt
print(leaves)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005], pre; bool seen[1005]; int n, m;
void dfs(int u) { seen[u] = true; pre.push_back(u); for (int v : g[u]) if (!seen[v]) dfs(v); }
int main() { cin >> n >> m; while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); g[b].push_back(a); } dfs(0); reverse(pre.begin(), pre.end()); for (int v : pre) cout << v; }
""",
        ),
    ),
)
