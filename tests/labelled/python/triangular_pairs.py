# time: n^2
# space: n
# why: all pairs i < j
n = int(input())
a = list(map(int, input().split()))
best = 0
for i in range(n):
    for j in range(i + 1, n):
        if a[i] + a[j] > best:
            best = a[i] + a[j]
print(best)
