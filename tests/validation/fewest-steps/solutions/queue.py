import sys
from collections import deque
input = sys.stdin.readline
n, m = map(int, input().split())
near = [[] for _ in range(n + 1)]
for _ in range(m):
    u, v = map(int, input().split())
    near[u].append(v)
    near[v].append(u)
far = [-1] * (n + 1)
far[1] = 0
waiting = deque([1])
while waiting:
    u = waiting.popleft()
    for v in near[u]:
        if far[v] < 0:
            far[v] = far[u] + 1
            waiting.append(v)
print(far[n])
