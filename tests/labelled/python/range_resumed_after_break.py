# time: n
# space: n
# why: each round that ends raises the start of the next range
n, m = map(int, input().split())
a = list(map(int, input().split()))
cur = 2
best = 0
for i in range(n - 2):
    cur = max(cur, i + 2)
    for j in range(cur, n):
        if a[j] - a[i] > m:
            break
        cur += 1
    best = max(best, cur - i)
print(best)
