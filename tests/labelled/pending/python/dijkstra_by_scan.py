# time: n^2 + m
# space: n + m
# why: the next vertex is found by a scan
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v, w = map(int, input().split())
    adj[u].append((v, w))
    adj[v].append((u, w))
inf = 10**18
dist = [inf] * n
done = [False] * n
dist[0] = 0
for _ in range(n):
    u = -1
    for i in range(n):
        if not done[i] and (u == -1 or dist[i] < dist[u]):
            u = i
    done[u] = True
    for v, w in adj[u]:
        if dist[u] + w < dist[v]:
            dist[v] = dist[u] + w
print(*dist)
