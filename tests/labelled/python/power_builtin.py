# time: n log n
# space: n
# why: pow with a modulus takes log of the exponent, which is at most n here
n = int(input())
a = list(map(int, input().split()))
mod = 998244353
total = 0
for i in range(n):
    total += a[i] % mod * pow(2, n - 1 - i, mod)
    total %= mod
print(total)
