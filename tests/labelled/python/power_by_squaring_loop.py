# time: log k
# space: 1
# why: the exponent halves in each round
b, k = map(int, input().split())
mod = 10**9 + 7
result = 1
b %= mod
while k > 0:
    if k & 1:
        result = result * b % mod
    b = b * b % mod
    k >>= 1
print(result)
