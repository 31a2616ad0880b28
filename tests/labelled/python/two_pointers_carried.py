# time: n
# space: n
# why: right only moves forward through the whole outer loop
n = int(input())
k = int(input())
a = list(map(int, input().split()))
right = 0
total = 0
best = 0
for left in range(n):
    while right < n and total + a[right] <= k:
        total += a[right]
        right += 1
    best = max(best, right - left)
    total -= a[left]
print(best)
