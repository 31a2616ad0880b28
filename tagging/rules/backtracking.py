"""Search by choosing, trying and taking back."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="backtracking",
    meaning="a recursion makes a choice, tries what follows and takes it back",
    family="search over choices",
    also=(
        "recursive backtracking",
        "backtrack",
        "dfs backtrack",
        "backtrack coloring",
        "search with pruning",
    ),
    any_of=(
        "choice_undone",
        "grown_argument",
        "column_bits",
    ),
    forbids=("way_mark",),
    positives=(
        Example(
            python="""
n = int(input())
used = [False] * n
perm = []
def go():
    if len(perm) == n:
        print(*perm)
        return
    for i in range(n):
        if not used[i]:
            used[i] = True
            perm.append(i)
            go()
            perm.pop()
            used[i] = False
go()
""",
            cpp="""
#include <iostream>
int n, c, col[20], d1[40], d2[40];
void put(int r) {
  if (r == n) { c++; return; }
  for (int i = 0; i < n; i++) if (!col[i] && !d1[r + i] && !d2[r - i + n]) { col[i] = d1[r + i] = d2[r - i + n] = 1; put(r + 1); col[i] = d1[r + i] = d2[r - i + n] = 0; }
}
int main() { std::cin >> n; put(0); std::cout << c; }
""",
        ),
        Example(
            python="""
def combine(nums, target):
    out = []
    def walk(start, rest, chosen):
        if rest == 0:
            out.append(chosen)
            return
        for i in range(start, len(nums)):
            if nums[i] <= rest:
                walk(i, rest - nums[i], chosen + [nums[i]])
    walk(0, target, [])
    return out
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<vector<int>> res;
void permute(vector<int>& a, int k) {
  if (k == (int)a.size()) { res.push_back(a); return; }
  for (size_t i = k; i < a.size(); ++i) { swap(a[k], a[i]); permute(a, k + 1); swap(a[k], a[i]); }
}
int main() { int n; cin >> n; vector<int> a(n); iota(a.begin(), a.end(), 1); permute(a, 0); cout << res.size(); }
""",
        ),
        Example(
            python="""
def solve(board):
    for r in range(9):
        for c in range(9):
            if board[r][c] == 0:
                for d in range(1, 10):
                    if free(board, r, c, d):
                        board[r][c] = d
                        if solve(board):
                            return True
                        board[r][c] = 0
                return False
    return True
def free(board, r, c, d):
    for i in range(9):
        if board[r][i] == d or board[i][c] == d or board[r // 3 * 3 + i // 3][c // 3 * 3 + i % 3] == d:
            return False
    return True
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int h, w; char g[55][55]; string s;
bool look(int i, int j, size_t k) {
  if (k == s.size()) return true;
  if (i < 0 || j < 0 || i >= h || j >= w || g[i][j] != s[k]) return false;
  char t = g[i][j]; g[i][j] = '#';
  bool ok = look(i + 1, j, k + 1) || look(i - 1, j, k + 1) || look(i, j + 1, k + 1) || look(i, j - 1, k + 1);
  g[i][j] = t; return ok;
}
int main() { cin >> h >> w >> s; for (int i = 0; i < h; i++) cin >> g[i]; for (int i = 0; i < h; i++) for (int j = 0; j < w; j++) if (look(i, j, 0)) return puts("YES"), 0; puts("NO"); }
""",
        ),
    ),
    near_misses=(
        Example(  # marks of a search stay, colours only change
            python="""
import sys
sys.setrecursionlimit(10000)
n, m = map(int, input().split())
g = [[] for _ in range(n)]
for _ in range(m):
    a, b = map(int, input().split())
    g[a].append(b)
color = [0] * n
def dfs(v):
    color[v] = 1
    for u in g[v]:
        if color[u] == 1 or color[u] == 0 and dfs(u):
            return True
    color[v] = 2
    return False
print(any(color[v] == 0 and dfs(v) for v in range(n)))
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
vector<int> g[1005]; bool vis[1005], on[1005]; int n, m; vector<int> order;
bool dfs(int v) { vis[v] = on[v] = true; for (int u : g[v]) { if (on[u]) return true; if (!vis[u] && dfs(u)) return true; } on[v] = false; order.push_back(v); return false; }
int main() { cin >> n >> m; while (m--) { int a, b; cin >> a >> b; g[a].push_back(b); } for (int i = 1; i <= n; i++) if (!vis[i] && dfs(i)) return puts("cycle"), 0; cout << order.size(); }
""",
        ),
    ),
)
