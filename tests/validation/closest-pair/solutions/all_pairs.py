n = int(input())
a = list(map(int, input().split()))
best = -1
for i in range(n):
    for j in range(i):
        gap = abs(a[i] - a[j])
        if best < 0 or gap < best:
            best = gap
print(best)
