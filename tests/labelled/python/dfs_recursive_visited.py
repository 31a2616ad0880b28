# time: n + m
# space: n + m
# why: the mark lets every vertex be entered once
import sys

sys.setrecursionlimit(300000)
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
    adj[v].append(u)
seen = [False] * n


def dfs(u):
    seen[u] = True
    for v in adj[u]:
        if not seen[v]:
            dfs(v)


parts = 0
for s in range(n):
    if not seen[s]:
        dfs(s)
        parts += 1
print(parts)
