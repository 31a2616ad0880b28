# time: n
# space: n
# why: the left end only moves forward
n, k = map(int, input().split())
a = list(map(int, input().split()))
left = total = best = 0
for right in range(n):
    total += a[right]
    while total > k:
        total -= a[left]
        left += 1
    best = max(best, right - left + 1)
print(best)
