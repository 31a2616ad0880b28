# time: n^2
# space: n
# why: ordered pairs of elements
from itertools import permutations

n = int(input())
a = list(map(int, input().split()))
print(max(x * 2 - y for x, y in permutations(a, 2)))
