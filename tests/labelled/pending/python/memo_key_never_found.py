# time: 1.619^n
# space: n
# why: results are stored under k but looked up under (k, 0), so no call is saved
memo = {}


def fib(k):
    if k < 2:
        return k
    if (k, 0) in memo:
        return memo[(k, 0)]
    result = (fib(k - 1) + fib(k - 2)) % 1000007
    memo[k] = result
    return result


n = int(input())
print(fib(n))
