import sys
from functools import lru_cache
sys.setrecursionlimit(100000)
n, m, s, t = input().split()
n, m = int(n), int(m)

@lru_cache(maxsize=None)
def far(i, j):
    if i == n or j == m:
        return n - i + m - j
    if s[i] == t[j]:
        return far(i + 1, j + 1)
    return 1 + min(far(i + 1, j + 1), far(i + 1, j), far(i, j + 1))

print(far(0, 0))
