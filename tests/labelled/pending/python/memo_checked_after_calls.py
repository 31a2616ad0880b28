# time: 1.619^n
# space: n
# why: both calls are made before the memo is looked at
memo = {}


def fib(k):
    if k < 2:
        return k
    a = fib(k - 1)
    b = fib(k - 2)
    if k in memo:
        return memo[k]
    memo[k] = (a + b) % 1000007
    return memo[k]


n = int(input())
print(fib(n))
