# time: n m
# space: n m
# why: each pair of arguments is worked out once
import sys
from functools import lru_cache

sys.setrecursionlimit(10**6)


@lru_cache(maxsize=None)
def paths(i, j):
    if i == 0 or j == 0:
        return 1
    return (paths(i - 1, j) + paths(i, j - 1)) % 1000007


n, m = map(int, input().split())
print(paths(n, m))
