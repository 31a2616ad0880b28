# time: n log n
# space: n
# why: one bisect an element on the tails list, then a walk back over parents
from bisect import bisect_left
import sys

n = int(sys.stdin.readline())
a = list(map(int, sys.stdin.readline().split()))

tails = []
tail_idx = []
parent = [-1] * n
for i, v in enumerate(a):
    p = bisect_left(tails, v)
    if p == len(tails):
        tails.append(v)
        tail_idx.append(i)
    else:
        tails[p] = v
        tail_idx[p] = i
    if p > 0:
        parent[i] = tail_idx[p - 1]

res = []
cur = tail_idx[-1] if tail_idx else -1
while cur != -1:
    res.append(a[cur])
    cur = parent[cur]
print(len(res))
print(*res[::-1])
