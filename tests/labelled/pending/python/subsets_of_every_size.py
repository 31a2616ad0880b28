# time: 2^n n
# space: n
# why: each of the 2^n subsets is summed once
from itertools import chain, combinations

n = int(input())
a = list(map(int, input().split()))
best = 0
for chosen in chain.from_iterable(combinations(a, r) for r in range(n + 1)):
    best = max(best, sum(chosen))
print(best)
