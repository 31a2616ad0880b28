# time: n
# space: n
# why: both window ends only advance, so the inner while runs n times in total; dict and the array
from collections import defaultdict

n, k = map(int, input().split())
a = [int(x) for x in input().split()]
cnt = defaultdict(int)
distinct = 0
left = 0
best = 0
total = 0
for right in range(n):
    x = a[right]
    if cnt[x] == 0:
        distinct += 1
    cnt[x] += 1
    while distinct > k:
        y = a[left]
        cnt[y] -= 1
        if cnt[y] == 0:
            distinct -= 1
            del cnt[y]
        left += 1
    best = max(best, right - left + 1)
    total += right - left + 1
print(best, total)
