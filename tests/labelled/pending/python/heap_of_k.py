# time: n log min(n, k)
# space: n
# why: the heap never holds more than k numbers
import heapq

n, k = map(int, input().split())
a = list(map(int, input().split()))
heap = []
for x in a:
    if len(heap) < k:
        heapq.heappush(heap, x)
    elif x > heap[0]:
        heapq.heapreplace(heap, x)
print(heap[0])
