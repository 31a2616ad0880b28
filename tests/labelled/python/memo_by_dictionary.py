# time: n
# space: n
# why: each argument is worked out once
import sys

sys.setrecursionlimit(10**6)
memo = {}


def steps(k):
    if k <= 1:
        return 1
    if k in memo:
        return memo[k]
    memo[k] = (steps(k - 1) + steps(k - 2)) % 1000007
    return memo[k]


n = int(input())
print(steps(n))
