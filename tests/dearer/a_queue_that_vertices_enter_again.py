# class: n^2
# why: a queue that vertices enter again
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v, w = map(int, input().split())
    adj[u].append((v, w))
dist = [10**18] * n
dist[0] = 0
inside = [False] * n
inside[0] = True
queue = [0]
while queue:
    u = queue.pop()
    inside[u] = False
    for v, w in adj[u]:
        if dist[u] + w < dist[v]:
            dist[v] = dist[u] + w
            if not inside[v]:
                inside[v] = True
                queue.append(v)
print(dist)
