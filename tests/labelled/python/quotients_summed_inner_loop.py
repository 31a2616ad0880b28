# time: n log n
# space: 1
# why: the sum of n/i
n = int(input())
total = 0
for i in range(1, n + 1):
    for j in range(n // i):
        total ^= i * j
print(total)
