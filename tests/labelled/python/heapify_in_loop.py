# time: n^2
# space: n
# why: the heap is rebuilt after each change
import heapq

n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    a[0] += a[-1]
    heapq.heapify(a)
print(a[0])
