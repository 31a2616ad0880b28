# time: n^2
# space: n
# why: the start may be lowered before the range is walked again
n, m = map(int, input().split())
a = list(map(int, input().split()))
cur = 0
best = 0
for i in range(n):
    cur = min(cur, i)
    for j in range(cur, n):
        if a[j] - a[i] > m:
            break
        cur += 1
    best = max(best, cur - i)
print(best)
