import sys
MOD = 10**9 + 7

def ways(coins, total):
    row = [0] * (total + 1)
    row[0] = 1
    for coin in coins:
        for x in range(total - coin + 1):
            row[x + coin] = (row[x + coin] + row[x]) % MOD
    return row[total]

data = [int(x) for x in sys.stdin.read().split()]
print(ways(data[2:], data[1]))
