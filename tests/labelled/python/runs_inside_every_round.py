# time: n^2
# space: n
# why: each round walks all runs anew
from itertools import groupby

n = int(input())
a = sorted(map(int, input().split()))
t = 0
for i in range(n):
    for key, group in groupby(a):
        for g in group:
            t += g
print(t)
