n, m = map(int, input().split())
joined = [[False] * (n + 1) for _ in range(n + 1)]
for _ in range(m):
    u, v = map(int, input().split())
    joined[min(u, v)][max(u, v)] = u != v
far = [0] * (n + 1)
for v in range(1, n + 1):
    for u in range(1, v):
        if joined[u][v]:
            far[v] = max(far[v], far[u] + 1)
print(max(far))
