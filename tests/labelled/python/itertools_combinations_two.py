# time: n^2
# space: n
# why: n(n-1)/2 pairs
from itertools import combinations

n = int(input())
a = list(map(int, input().split()))
print(max(x ^ y for x, y in combinations(a, 2)))
