# time: n^2
# space: n
# why: right starts again at left for every left
n = int(input())
k = int(input())
a = list(map(int, input().split()))
best = 0
for left in range(n):
    right = left
    total = 0
    while right < n and total + a[right] <= k:
        total += a[right]
        right += 1
    best = max(best, right - left)
print(best)
