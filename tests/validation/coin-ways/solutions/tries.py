def pay(coins, left):
    if left == 0:
        return 1
    if not coins or left < 0:
        return 0
    return pay(coins[1:], left) + pay(coins, left - coins[0])

n, s = map(int, input().split())
print(pay(list(map(int, input().split())), s) % (10**9 + 7))
