# time: k^3 log n
# space: k^2
# why: k by k matrix product inside exponentiation by squaring on the value n
MOD = 998244353


def mul(a, b):
    k = len(a)
    c = [[0] * k for _ in range(k)]
    for i in range(k):
        for t in range(k):
            if a[i][t] == 0:
                continue
            x = a[i][t]
            for j in range(k):
                c[i][j] = (c[i][j] + x * b[t][j]) % MOD
    return c


def power(m, e):
    k = len(m)
    r = [[1 if i == j else 0 for j in range(k)] for i in range(k)]
    while e > 0:
        if e & 1:
            r = mul(r, m)
        m = mul(m, m)
        e >>= 1
    return r


k, n = map(int, input().split())
coef = list(map(int, input().split()))
init = list(map(int, input().split()))
if n < k:
    print(init[n] % MOD)
else:
    m = [[0] * k for _ in range(k)]
    m[0] = coef[:]
    for i in range(1, k):
        m[i][i - 1] = 1
    p = power(m, n - k + 1)
    print(sum(p[0][i] * init[k - 1 - i] for i in range(k)) % MOD)
