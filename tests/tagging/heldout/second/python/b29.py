def comb(n, r, p=998244353):
    num = den = 1
    for i in range(r):
        num = num * (n - i) % p
        den = den * (i + 1) % p
    return num * pow(den, p - 2, p) % p
print(comb(*map(int, input().split())))
