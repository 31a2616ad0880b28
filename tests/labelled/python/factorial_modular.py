# time: n
# space: 1
# why: the modulus keeps the product in one word
n = int(input())
mod = 10**9 + 7
f = 1
for i in range(1, n + 1):
    f = f * i % mod
print(f)
