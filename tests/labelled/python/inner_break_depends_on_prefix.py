# time: n^2
# space: n
# why: the sum may stay below k to the end for every start
n, k = map(int, input().split())
a = [int(x) for x in input().split()]
best = 0
for i in range(n):
    s = 0
    for j in range(i, n):
        s += a[j]
        if s > k:
            break
        best = max(best, j - i + 1)
print(best)
