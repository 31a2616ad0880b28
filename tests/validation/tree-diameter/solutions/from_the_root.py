import sys
input = sys.stdin.readline
n = int(input())
near = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    u, v = map(int, input().split())
    near[u].append(v)
    near[v].append(u)
far = [-1] * (n + 1)
far[1] = 0
order = [1]
for u in order:
    for v in near[u]:
        if far[v] < 0:
            far[v] = far[u] + 1
            order.append(v)
print(far[order[-1]])
