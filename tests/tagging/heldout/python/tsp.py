def tsp(dist):
    n = len(dist)
    INF = float("inf")
    dp = [[INF] * n for _ in range(1 << n)]
    dp[1][0] = 0
    for mask in range(1 << n):
        for last in range(n):
            if dp[mask][last] == INF or not mask >> last & 1:
                continue
            for nxt in range(n):
                if mask >> nxt & 1:
                    continue
                cand = dp[mask][last] + dist[last][nxt]
                if cand < dp[mask | 1 << nxt][nxt]:
                    dp[mask | 1 << nxt][nxt] = cand
    return min(dp[-1][j] + dist[j][0] for j in range(1, n))
