import heapq
n, k = map(int, input().split())
a = list(map(int, input().split()))
heap = []
total = 0
for i in range(n):
    heapq.heappush(heap, (a[i], i))
    while heap[0][1] <= i - k:
        heapq.heappop(heap)
    if i + 1 >= k:
        total += heap[0][0]
print(total)
