# time: 2^n n^2
# space: 2^n n
# why: a state is a set and a last town, each tries n next towns
n = int(input())
d = [list(map(int, input().split())) for _ in range(n)]
inf = 10**9
dp = [[inf] * n for _ in range(1 << n)]
dp[1][0] = 0
for mask in range(1 << n):
    for last in range(n):
        if dp[mask][last] == inf:
            continue
        for nxt in range(n):
            if mask & (1 << nxt):
                continue
            cost = dp[mask][last] + d[last][nxt]
            if cost < dp[mask | 1 << nxt][nxt]:
                dp[mask | 1 << nxt][nxt] = cost
print(min(dp[-1]))
