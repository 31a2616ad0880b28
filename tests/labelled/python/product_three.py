# time: n^3
# space: n
# why: all triples of elements
from itertools import product

n = int(input())
a = list(map(int, input().split()))
print(sum(1 for x, y, z in product(a, repeat=3) if x + y == z))
