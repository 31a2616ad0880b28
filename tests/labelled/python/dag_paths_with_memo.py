# time: n^2
# space: n^2
# why: each vertex is worked out once and scans its row
import sys

sys.setrecursionlimit(10**6)
n = int(input())
g = []
for i in range(n):
    row = input().split()
    g.append([int(row[j]) for j in range(n)])
memo = [-1] * n


def paths(u):
    if u == n - 1:
        return 1
    if memo[u] >= 0:
        return memo[u]
    total = 0
    for v in range(u + 1, n):
        if g[u][v]:
            total += paths(v)
    memo[u] = total % 1000007
    return memo[u]


print(paths(0))
