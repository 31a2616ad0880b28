# time: n log n
# space: n
# why: two heaps with a bounded number of pushes and pops an element
from heapq import heappush, heappop, heappushpop

n = int(input())
low = []
high = []
res = []
for x in map(int, input().split()):
    if not low or x <= -low[0]:
        heappush(low, -x)
    else:
        heappush(high, x)
    if len(low) > len(high) + 1:
        heappush(high, -heappop(low))
    elif len(high) > len(low):
        heappush(low, -heappop(high))
    if len(low) == len(high):
        res.append((-low[0] + high[0]) / 2)
    else:
        res.append(-low[0])
for r in res:
    print(r)
