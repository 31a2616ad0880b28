"""All shortest paths by middle nodes."""

from tagging.rule import Example, Rule

RULE = Rule(
    tag="floyd_warshall",
    meaning="every pair is improved by way of each middle node in turn",
    family="shortest paths",
    also=("floyd", "all pairs shortest paths", "transitive closure", "warshall"),
    requires=("middle_node",),
    positives=(
        Example(
            python="""
n, m = map(int, input().split())
INF = float('inf')
d = [[INF] * n for _ in range(n)]
for _ in range(m):
    a, b, w = map(int, input().split())
    d[a][b] = w
for k in range(n):
    for i in range(n):
        for j in range(n):
            if d[i][k] + d[k][j] < d[i][j]:
                d[i][j] = d[i][k] + d[k][j]
print(d)
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
#define F(i, n) for (int i = 1; i <= n; i++)
int f[205][205], n, m;
int main() { scanf("%d%d", &n, &m); memset(f, 63, sizeof f); F(i, m) { int a, b, c; scanf("%d%d%d", &a, &b, &c); f[a][b] = c; } F(k, n) F(i, n) F(j, n) f[i][j] = min(f[i][j], f[i][k] + f[k][j]); printf("%d", f[1][n]); }
""",
        ),
        Example(
            python="""
def closure(g):
    n = len(g)
    for mid in range(n):
        via = g[mid]
        for a in range(n):
            row = g[a]
            if row[mid]:
                for b in range(n):
                    row[b] = row[b] or via[b]
    return g
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
bitset<2005> r[2005];
int main() { int n, m; cin >> n >> m; while (m--) { int a, b; cin >> a >> b; r[a][b] = 1; } for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) if (r[i][k]) r[i] |= r[k]; cout << r[0].count(); }
""",
        ),
    ),
    near_misses=(
        Example(  # a product of matrices, an interval table
            python="""
n = int(input())
a = [list(map(int, input().split())) for _ in range(n)]
c = [[0] * n for _ in range(n)]
for i in range(n):
    for j in range(n):
        for k in range(n):
            c[i][j] += a[i][k] * a[k][j]
best = [[0] * n for _ in range(n)]
for length in range(1, n):
    for i in range(n - length):
        j = i + length
        best[i][j] = min(best[i][k] + best[k + 1][j] for k in range(i, j)) + c[i][j]
print(best[0][n - 1])
""",
            cpp="""
#include <bits/stdc++.h>
using namespace std;
int a[205][205], b[205][205], c[205][205], n;
int main() { cin >> n; for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) { cin >> a[i][j]; b[i][j] = a[i][j]; } for (int k = 0; k < n; k++) for (int i = 0; i < n; i++) for (int j = 0; j < n; j++) c[i][j] = max(c[i][j], min(a[i][k], b[k][j])); cout << c[0][0]; }
""",
        ),
    ),
)
