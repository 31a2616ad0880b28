# class: 2^n
# why: what is stored under -k is never found again
n = int(input())
memo = {}
def f(k):
    if k in memo:
        return memo[k]
    if k < 2:
        return 1
    r = f(k - 2) + f(k - 1)
    memo[-k] = r
    return r
print(f(n))
