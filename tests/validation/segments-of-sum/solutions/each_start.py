n, s = map(int, input().split())
a = list(map(int, input().split()))
total = 0
for i in range(n):
    left = s
    for j in range(i, n):
        left -= a[j]
        if left == 0:
            total += 1
print(total)
