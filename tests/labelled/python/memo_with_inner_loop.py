# time: n^2
# space: n
# why: n arguments, each tries up to n smaller ones
import sys
from functools import cache

sys.setrecursionlimit(10**6)


@cache
def ways(k):
    if k == 0:
        return 1
    total = 0
    for last in range(1, k + 1):
        total += ways(k - last) * (last & 1)
    return total % 998244353


n = int(input())
print(ways(n))
