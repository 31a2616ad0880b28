# time: n^2 + m
# space: n^2 + m
# why: each of n entered vertices copies the path to it, up to n long, the copies on the path live at once
import sys

sys.setrecursionlimit(10**6)


def dfs(u, path):
    global longest
    seen[u] = True
    longest = max(longest, len(path))
    for v in adj[u]:
        if not seen[v]:
            dfs(v, path + [v])


n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
seen = [False] * n
longest = 0
dfs(0, [0])
print(longest)
