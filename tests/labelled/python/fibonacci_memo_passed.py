# time: n
# space: n
# why: the memo is handed on, each argument is worked out once
import sys

sys.setrecursionlimit(10**6)


def fib(k, memo):
    if k in memo:
        return memo[k]
    if k < 2:
        return k
    memo[k] = (fib(k - 1, memo) + fib(k - 2, memo)) % 1000007
    return memo[k]


n = int(input())
print(fib(n, {}))
