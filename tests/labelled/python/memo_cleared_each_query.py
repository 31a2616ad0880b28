# time: q n
# space: n
# why: the cache is emptied before each of q queries of up to n arguments
import sys
from functools import lru_cache

sys.setrecursionlimit(10**6)


@lru_cache(None)
def ways(k):
    if k < 3:
        return k
    return (ways(k - 1) + ways(k - 2)) % 998244353


q, n = map(int, input().split())
for i in range(q):
    ways.cache_clear()
    print(ways(n) * i)
