# time: n + m
# space: n + m
# why: a vertex enters the queue when its counter falls to zero, once
from collections import deque

n, m = map(int, input().split())
adj = [[] for _ in range(n)]
indegree = [0] * n
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
    indegree[v] += 1
queue = deque(u for u in range(n) if indegree[u] == 0)
order = []
while queue:
    u = queue.popleft()
    order.append(u)
    for v in adj[u]:
        indegree[v] -= 1
        if indegree[v] == 0:
            queue.append(v)
print(*order)
