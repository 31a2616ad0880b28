# time: sqrt n
# space: 1
# why: trial division up to the root of the value, inner divisions are logarithmic in total
def phi(n):
    res = n
    p = 2
    while p * p <= n:
        if n % p == 0:
            while n % p == 0:
                n //= p
            res -= res // p
        p += 1
    if n > 1:
        res -= res // n
    return res


n = int(input())
if n == 1:
    print(1)
else:
    ans = phi(n)
    print(ans, n - ans)
