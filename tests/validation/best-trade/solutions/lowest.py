n = int(input())
a = list(map(int, input().split()))
low = a[0]
best = a[1] - a[0]
for x in a[1:]:
    if x - low > best:
        best = x - low
    if x < low:
        low = x
print(best)
