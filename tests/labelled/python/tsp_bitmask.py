# time: 2^n n^2
# space: 2^n n
# why: a state for each subset and last city, n transitions each
import sys

input = sys.stdin.readline
n = int(input())
dist = [list(map(int, input().split())) for _ in range(n)]
INF = 10 ** 18
full = 1 << n
dp = [[INF] * n for _ in range(full)]
dp[1][0] = 0
for mask in range(full):
    if not mask & 1:
        continue
    row = dp[mask]
    for u in range(n):
        if row[u] == INF or not (mask >> u) & 1:
            continue
        base = row[u]
        for v in range(n):
            if mask >> v & 1:
                continue
            nm = mask | (1 << v)
            c = base + dist[u][v]
            if c < dp[nm][v]:
                dp[nm][v] = c
best = min(dp[full - 1][u] + dist[u][0] for u in range(n))
print(best)
