# time: n log n
# space: n
# why: one binary search for each element
from bisect import bisect_left

n = int(input())
a = list(map(int, input().split()))
tails = []
for x in a:
    i = bisect_left(tails, x)
    if i == len(tails):
        tails.append(x)
    else:
        tails[i] = x
print(len(tails))
