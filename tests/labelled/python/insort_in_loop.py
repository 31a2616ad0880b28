# time: n^2
# space: n
# why: insort finds the place fast but shifts the tail
from bisect import bisect_left, insort

n = int(input())
a = list(map(int, input().split()))
seen = []
inversions = 0
for x in reversed(a):
    inversions += bisect_left(seen, x)
    insort(seen, x)
print(inversions)
