# time: log v
# space: 1
# why: Euclid and power by squaring, both logarithmic in the values
MOD = 998244353


def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def power(b, e):
    r = 1
    b %= MOD
    while e > 0:
        if e & 1:
            r = r * b % MOD
        b = b * b % MOD
        e >>= 1
    return r


def main():
    a, b, k = [int(v) for v in input().split()]
    g = gcd(a, b)
    a //= g
    b //= g
    p = power(a, k) * power(b, MOD - 2) % MOD
    if p == 1:
        print("one")
    else:
        print(p)


main()
