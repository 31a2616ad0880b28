# time: n! n
# space: n
# why: n! orders, each walked through
from itertools import permutations

n = int(input())
a = list(map(int, input().split()))
best = 10**18
for p in permutations(a):
    cost = 0
    for i in range(1, n):
        cost += abs(p[i] - p[i - 1])
    best = min(best, cost)
print(best)
