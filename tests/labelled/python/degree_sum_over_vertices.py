# time: n + m
# space: n + m
# why: the lengths of all adjacency lists add up to 2m
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u - 1].append(v - 1)
    adj[v - 1].append(u - 1)
best = 0
for u in range(n):
    weaker = 0
    for v in adj[u]:
        if len(adj[v]) < len(adj[u]):
            weaker += 1
    best = max(best, weaker)
print(best)
