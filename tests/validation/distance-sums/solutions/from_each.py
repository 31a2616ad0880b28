from collections import deque
n = int(input())
near = [[] for _ in range(n)]
for _ in range(n - 1):
    u, v = map(int, input().split())
    near[u - 1].append(v - 1)
    near[v - 1].append(u - 1)
best = 0
for start in range(n):
    depth = [-1] * n
    depth[start] = 0
    queue = deque([start])
    while queue:
        x = queue.popleft()
        for y in near[x]:
            if depth[y] < 0:
                depth[y] = depth[x] + 1
                queue.append(y)
    best = max(best, sum(depth))
print(best)
