# time: n log n
# space: n
# why: two pops and a push of a heap in each of n - 1 rounds
import heapq

n = int(input())
a = list(map(int, input().split()))
heapq.heapify(a)
cost = 0
while len(a) > 1:
    x = heapq.heappop(a)
    y = heapq.heappop(a)
    cost += x + y
    heapq.heappush(a, x + y)
print(cost)
