# time: 2^n n
# space: n
# why: n bits are looked at for each of the 2^n masks
n = int(input())
a = list(map(int, input().split()))
best = 0
for mask in range(1 << n):
    total = 0
    for i in range(n):
        if mask >> i & 1:
            total ^= a[i]
    best = max(best, total)
print(best)
