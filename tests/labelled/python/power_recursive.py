# time: log n
# space: log n
# why: the exponent halves in every call
def power(base, exponent, modulus):
    if exponent == 0:
        return 1
    half = power(base, exponent // 2, modulus)
    half = half * half % modulus
    return half * base % modulus if exponent % 2 else half


b, n = map(int, input().split())
print(power(b, n, 998244353))
