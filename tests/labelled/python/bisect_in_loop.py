# time: n log n + q log n
# space: n
# why: one sort and a binary search a query
from bisect import bisect_left, bisect_right

n, q = map(int, input().split())
a = sorted(map(int, input().split()))
for _ in range(q):
    x = int(input())
    print(bisect_right(a, x) - bisect_left(a, x))
