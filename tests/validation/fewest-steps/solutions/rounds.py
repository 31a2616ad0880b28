import sys
data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
edges = [(data[2 + 2 * i], data[3 + 2 * i]) for i in range(m)]
far = [n + 1] * (n + 1)
far[1] = 0
for _ in range(n - 1):
    for u, v in edges:
        if far[v] + 1 < far[u]:
            far[u] = far[v] + 1
        if far[u] + 1 < far[v]:
            far[v] = far[u] + 1
print(far[n] if far[n] <= n else -1)
