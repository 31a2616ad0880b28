# time: n + m
# space: n + m
# why: the loop over a level only groups the pops, each vertex is queued once
from collections import deque

n, m = map(int, input().split())
adj = [[] for _ in range(n + 1)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
    adj[v].append(u)
seen = {1}
queue = deque([1])
depth = 0
while queue:
    depth += 1
    for _ in range(len(queue)):
        u = queue.popleft()
        for v in adj[u]:
            if v not in seen:
                seen.add(v)
                queue.append(v)
print(depth, len(seen))
