n = int(input())
a = list(map(int, input().split()))
best = a[1] - a[0]
for gap in range(1, n):
    for i in range(n - gap):
        best = max(best, a[i + gap] - a[i])
print(best)
