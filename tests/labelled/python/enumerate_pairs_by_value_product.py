# time: n + k
# space: n + k
# why: one look-up for each candidate up to k
n, k = map(int, input().split())
a = [int(x) for x in input().split()]
count = [0] * (k + 1)
for i in range(n):
    count[a[i]] += 1
pairs = 0
for d in range(1, k + 1):
    if k % d == 0:
        pairs += count[d] * count[k // d]
print(pairs)
