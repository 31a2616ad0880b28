# time: k
# space: 1
# why: one multiplication for each unit of the exponent
b, k = map(int, input().split())
mod = 10**9 + 7
result = 1
for _ in range(k):
    result = result * b % mod
print(result)
