# time: n^2 + m
# space: n + m
# why: list.pop(0) shifts the queue
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
seen = [False] * n
seen[0] = True
queue = [0]
while queue:
    u = queue.pop(0)
    for v in adj[u]:
        if not seen[v]:
            seen[v] = True
            queue.append(v)
print(sum(seen))
