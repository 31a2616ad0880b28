# time: n
# space: 1
# why: one modulus for each size
n, k = map(int, input().split())
p = 0
for size in range(2, n + 1):
    p = (p + k) % size
print(p + 1)
