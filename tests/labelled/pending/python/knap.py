# time: n*w
# space: w
# why: one-dimensional knapsack processed while items are read
n, W = map(int, input().split())
NEG = -1
dp = [NEG] * (W + 1)
dp[0] = 0
for i in range(n):
    wt, val = map(int, input().split())
    for j in range(W, wt - 1, -1):
        if dp[j - wt] != NEG:
            c = dp[j - wt] + val
            if c > dp[j]:
                dp[j] = c
ans = max(dp)
last = 0
for j in range(W + 1):
    if dp[j] == ans:
        last = j
        break
print(ans, last)
