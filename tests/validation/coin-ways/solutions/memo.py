import sys
from functools import lru_cache
sys.setrecursionlimit(1000000)
n, s = map(int, input().split())
coins = list(map(int, input().split()))

@lru_cache(maxsize=None)
def pay(first, left):
    if left == 0:
        return 1
    total = 0
    for used in range(left // coins[first] + 1):
        rest = left - used * coins[first]
        if first + 1 < n:
            total += pay(first + 1, rest)
        elif rest == 0:
            total += 1
    return total % 1000000007

print(pay(0, s))
