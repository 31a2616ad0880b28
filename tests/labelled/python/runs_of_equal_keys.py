# time: n log n
# space: n
# why: the runs of a sorted list add up to its length
from itertools import groupby
n = int(input())
a = sorted(map(int, input().split()))
t = 0
for key, group in groupby(a):
    t += len(list(group)) ** 2
for key, group in groupby(a, key=lambda x: x // 2):
    for g in group:
        t += g
print(t)
