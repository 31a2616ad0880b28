# time: n
# space: n
# why: recursion over a tree visits each vertex once, sum of degrees is 2(n-1)
import sys
sys.setrecursionlimit(10 ** 6)
input = sys.stdin.readline

n = int(input())
g = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    a, b = map(int, input().split())
    g[a].append(b)
    g[b].append(a)

free = [True] * (n + 1)
size = [1] * (n + 1)
matched = 0


def dfs(v, par):
    global matched
    for to in g[v]:
        if to == par:
            continue
        dfs(to, v)
        size[v] += size[to]
        if free[v] and free[to]:
            free[v] = free[to] = False
            matched += 1


dfs(1, 0)
print(matched)
print(max(min(size[i], n - size[i]) for i in range(1, n + 1)))
