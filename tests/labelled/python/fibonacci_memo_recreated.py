# time: 1.619^n
# space: n
# why: each call makes its own empty memo, nothing is shared
def fib(k, memo=None):
    if memo is None:
        memo = {}
    if k in memo:
        return memo[k]
    if k < 2:
        return k
    memo[k] = (fib(k - 1) + fib(k - 2)) % 1000007
    return memo[k]


n = int(input())
print(fib(n))
