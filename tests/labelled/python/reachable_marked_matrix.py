# time: n^2
# space: n^2
# why: the mark stays, each vertex scans its row once
import sys

sys.setrecursionlimit(10**6)


def walk(u):
    seen[u] = True
    for v in range(n):
        if g[u][v] and not seen[v]:
            walk(v)


n = int(input())
g = []
for i in range(n):
    row = input().split()
    g.append([int(row[j]) for j in range(n)])
seen = [False] * n
walk(0)
print(sum(seen))
