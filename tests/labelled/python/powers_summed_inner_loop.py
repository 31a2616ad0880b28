# time: 2^n
# space: 1
# why: 1 + 2 + 4 + ... + 2^(n-1) rounds
n = int(input())
total = 0
for i in range(n):
    for j in range(1 << i):
        total ^= i * j
print(total)
