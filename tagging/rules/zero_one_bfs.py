"""Breadth-first search with free edges."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="zero_one_bfs",
    meaning="free edges go to the front of a double-ended queue, others to its back",
    family="graph search",
    also=("0 1 bfs", "01 bfs", "bfs with a deque"),
    requires=("two_ended_queue",),
    positives=(
        Example(
            python="""
from collections import deque
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b, w = map(int, input().split())
    g[a].append((b, w))
d = [n] * n
d[0] = 0
q = deque([0])
while q:
    u = q.popleft()
    for v, w in g[u]:
        if d[u] + w < d[v]:
            d[v] = d[u] + w
            if w:
                q.append(v)
            else:
                q.appendleft(v)
print(d)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int n, m, d[1005][1005]; string s[1005];
int main() {
  cin >> n >> m; for (int i = 0; i < n; i++) cin >> s[i]; memset(d, 63, sizeof d); deque<pair<int, int>> q; q.push_back({0, 0}); d[0][0] = 0; int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};
  while (!q.empty()) { auto [x, y] = q.front(); q.pop_front(); for (int k = 0; k < 4; k++) { int a = x + dx[k], b = y + dy[k]; if (a < 0 || b < 0 || a >= n || b >= m) continue; int w = s[a][b] == '#'; if (d[x][y] + w < d[a][b]) { d[a][b] = d[x][y] + w; if (w) q.push_back({a, b}); else q.push_front({a, b}); } } }
  cout << d[n - 1][m - 1];
}
""",
        ),
        Example(
            python="""
from collections import deque
def walls(grid, start, goal):
    best = {start: 0}
    todo = deque([(0, start)])
    while todo:
        cost, cell = todo.popleft()
        if cell == goal:
            return cost
        for other, price in grid[cell]:
            new = cost + price
            if other not in best or new < best[other]:
                best[other] = new
                if price == 0:
                    todo.appendleft((new, other))
                else:
                    todo.append((new, other))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() {
  int n, m; cin >> n >> m; vector<vector<pair<int, int>>> g(n); while (m--) { int a, b; cin >> a >> b; g[a].push_back({b, 0}); g[b].push_back({a, 1}); }
  vector<int> dist(n, 1e9); deque<int> dq{0}; dist[0] = 0;
  while (dq.size()) { int u = dq.front(); dq.pop_front(); for (auto& [v, w] : g[u]) if (dist[v] > dist[u] + w) { dist[v] = dist[u] + w; w ? dq.push_back(v) : dq.push_front(v); } }
  cout << dist[n - 1];
}
""",
        ),
    ),
    near_misses=(
        Example(  # a queue with one entrance; a deque without edges
            python="""
from collections import deque
q = deque()
for w in input().split():
    if w == 'f':
        q.appendleft(w)
    else:
        q.append(w)
while q:
    x = q.popleft()
    if x == 'again':
        q.append('done')
        q.appendleft('now')
    print(x)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int main() { int n, m; cin >> n >> m; vector<vector<int>> g(n); while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); } vector<int> d(n, -1); deque<int> q{0}; d[0] = 0; while (q.size()) { int u = q.front(); q.pop_front(); for (int v : g[u]) if (d[v] < 0) { d[v] = d[u] + 1; q.push_back(v); } } cout << d[n - 1]; }
""",
        ),
    ),
)
