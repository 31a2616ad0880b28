# time: n + m
# space: n + m
# why: each vertex enters the queue once
from collections import deque
n, m = map(int, input().split())
graph = [[] for _ in range(n)]
degree = [0] * n
for _ in range(m):
    u, v = map(int, input().split())
    graph[u - 1].append(v - 1)
    degree[v - 1] += 1
queue = deque(i for i in range(n) if degree[i] == 0)
order = []
while queue:
    u = queue.popleft()
    order.append(u)
    for v in graph[u]:
        degree[v] -= 1
        if degree[v] == 0:
            queue.append(v)
print(*order)
