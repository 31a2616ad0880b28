# time: n^3
# space: n^2
# why: n^2 intervals, each split at up to n places
n = int(input())
a = list(map(int, input().split()))
prefix = [0]
for x in a:
    prefix.append(prefix[-1] + x)
dp = [[0] * n for _ in range(n)]
for length in range(2, n + 1):
    for i in range(n - length + 1):
        j = i + length - 1
        best = 10**18
        for k in range(i, j):
            best = min(best, dp[i][k] + dp[k + 1][j])
        dp[i][j] = best + prefix[j + 1] - prefix[i]
print(dp[0][n - 1])
