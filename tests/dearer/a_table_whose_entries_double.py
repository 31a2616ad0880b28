# class: 2^n
# why: a table whose entries double
n = int(input())
dp = [1] * (n + 1)
for i in range(1, n + 1):
    dp[i] = dp[i - 1] + dp[i - 1]
for _ in range(dp[n]):
    print(1)
