# time: 2^n n
# space: n
# why: 2^n tuples of length n
from itertools import product

n = int(input())
a = list(map(int, input().split()))
hits = 0
for signs in product((-1, 1), repeat=n):
    if sum(s * x for s, x in zip(signs, a)) == 0:
        hits += 1
print(hits)
