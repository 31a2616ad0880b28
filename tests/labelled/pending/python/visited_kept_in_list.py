# time: n^2 + n m
# space: n + m
# why: the mark is a list that is searched for every edge
from collections import deque

n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
    adj[v].append(u)
visited = [0]
queue = deque([0])
while queue:
    u = queue.popleft()
    for v in adj[u]:
        if v not in visited:
            visited.append(v)
            queue.append(v)
for u in range(n):
    if u not in visited:
        print(u)
print(len(visited))
