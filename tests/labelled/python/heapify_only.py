# time: n
# space: n
# why: heapify is linear, the top is read once
import heapq

n = int(input())
a = list(map(int, input().split()))
heapq.heapify(a)
print(a[0], max(a))
