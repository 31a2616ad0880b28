# time: n + m
# space: n + m
# why: Kahn's algorithm takes each vertex once and each edge once
import sys
from collections import deque

sys_in = sys.stdin
n, m = map(int, sys_in.readline().split())
out = [[] for _ in range(n)]
indeg = [0] * n
for line in range(m):
    u, v = map(int, sys_in.readline().split())
    out[u - 1].append(v - 1)
    indeg[v - 1] += 1

dp = [1] * n
dq = deque(i for i in range(n) if not indeg[i])
done = 0
while dq:
    u = dq.popleft()
    done += 1
    for v in out[u]:
        if dp[u] + 1 > dp[v]:
            dp[v] = dp[u] + 1
        indeg[v] -= 1
        if indeg[v] == 0:
            dq.append(v)

if done < n:
    print("IMPOSSIBLE")
else:
    print(max(dp))
