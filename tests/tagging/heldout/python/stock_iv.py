def max_profit(k, prices):
    if not prices:
        return 0
    n = len(prices)
    hold = [[float("-inf")] * (k + 1) for _ in range(n)]
    cash = [[0] * (k + 1) for _ in range(n)]
    for j in range(1, k + 1):
        hold[0][j] = -prices[0]
    for i in range(1, n):
        for j in range(1, k + 1):
            hold[i][j] = max(hold[i - 1][j], cash[i - 1][j - 1] - prices[i])
            cash[i][j] = max(cash[i - 1][j], hold[i - 1][j] + prices[i])
    return cash[n - 1][k]
