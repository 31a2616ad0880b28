# time: log n
# space: log n
# why: after an odd exponent comes an even one, which is halved
n = int(input())
def power(base, exponent, modulus):
    if exponent == 0:
        return 1
    if exponent % 2 == 1:
        return base * power(base, exponent - 1, modulus) % modulus
    half = power(base, exponent // 2, modulus)
    return half * half % modulus
print(power(3, n, 998244353))
