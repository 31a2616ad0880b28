# time: n^3
# space: n
# why: about n^3/6 triples
from itertools import combinations

n = int(input())
a = list(map(int, input().split()))
good = 0
for x, y, z in combinations(a, 3):
    if x < y + z and y < x + z and z < x + y:
        good += 1
print(good)
