import heapq
n = int(input())
heap = list(map(int, input().split()))
heapq.heapify(heap)
best, last = -1, None
while heap:
    x = heapq.heappop(heap)
    if last is not None and (best < 0 or x - last < best):
        best = x - last
    last = x
print(best)
