# class: 2^n
# why: a cache of two entries
from functools import lru_cache
n = int(input())
@lru_cache(maxsize=2)
def ways(k):
    return 1 if k < 3 else ways(k - 1) + ways(k - 3)
print(ways(n))
