import sys
input = sys.stdin.readline
n = int(input())
near = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    u, v = map(int, input().split())
    near[u].append(v)
    near[v].append(u)
best = 0
for start in range(1, n + 1):
    far = [-1] * (n + 1)
    far[start] = 0
    order = [start]
    for u in order:
        for v in near[u]:
            if far[v] < 0:
                far[v] = far[u] + 1
                order.append(v)
    best = max(best, far[order[-1]])
print(best)
