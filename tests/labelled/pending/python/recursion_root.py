# time: log log n
# space: log log n
# why: the argument is replaced by its root
from math import isqrt


def depth(k):
    if k <= 2:
        return 0
    return 1 + depth(isqrt(k))


n = int(input())
print(depth(n))
