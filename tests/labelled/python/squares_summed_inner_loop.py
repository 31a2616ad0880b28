# time: n^3
# space: 1
# why: the sum of i squared
n = int(input())
total = 0
for i in range(n):
    for j in range(i * i):
        total ^= i * j
print(total)
