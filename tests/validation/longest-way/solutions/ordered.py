import sys
data = list(map(int, sys.stdin.buffer.read().split()))
n, m = data[0], data[1]
ends = data[2:]
edges = sorted((min(u, v), max(u, v)) for u, v in zip(ends[::2], ends[1::2]))
far = [0] * (n + 1)
for u, v in edges:
    if u != v and far[u] >= far[v]:
        far[v] = far[u] + 1
print(max(far))
