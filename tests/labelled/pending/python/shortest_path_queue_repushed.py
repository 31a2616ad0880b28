# time: n m
# space: n + m
# why: a vertex may enter the queue again, up to n times
from collections import deque

n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v, w = map(int, input().split())
    adj[u].append((v, w))
dist = [10**18] * n
inside = [False] * n
dist[0] = 0
queue = deque([0])
while queue:
    u = queue.popleft()
    inside[u] = False
    for v, w in adj[u]:
        if dist[u] + w < dist[v]:
            dist[v] = dist[u] + w
            if not inside[v]:
                inside[v] = True
                queue.append(v)
print(*dist)
