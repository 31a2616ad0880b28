# time: n + m
# space: n + m
# why: a vertex may be queued once for each edge, but is expanded only at its first pop
from collections import deque

n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
seen = [False] * n
queue = deque([0])
count = 0
while queue:
    u = queue.popleft()
    if seen[u]:
        continue
    seen[u] = True
    count += 1
    for v in adj[u]:
        queue.append(v)
print(count)
