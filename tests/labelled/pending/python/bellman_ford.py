# time: n m
# space: n + m
# why: n rounds over all edges
n, m = map(int, input().split())
edges = [tuple(map(int, input().split())) for _ in range(m)]
dist = [10**18] * n
dist[0] = 0
for step in range(n):
    changed = False
    for u, v, w in edges:
        if dist[u] < 10**18 and dist[u] + w < dist[v]:
            dist[v] = dist[u] + w
            changed = True
    if not changed:
        break
print(*dist)
