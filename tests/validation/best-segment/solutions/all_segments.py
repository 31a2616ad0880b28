n = int(input())
a = list(map(int, input().split()))
best = a[0]
for i in range(n):
    total = 0
    for j in range(i, n):
        total += a[j]
        if total > best:
            best = total
print(best)
