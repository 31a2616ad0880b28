# time: n log n
# space: n
# why: a push and a pop of a heap for each element
import heapq

n = int(input())
a = list(map(int, input().split()))
heap = []
for x in a:
    heapq.heappush(heap, x)
total = 0
while heap:
    total += heapq.heappop(heap)
print(total)
