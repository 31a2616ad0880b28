# time: n^2 * 2^n
# space: n * 2^n
# why: Held-Karp memoised by (position, mask) with n transitions a state
from functools import lru_cache
import sys
sys.setrecursionlimit(10**7)

n = int(input())
pts = [tuple(map(int, input().split())) for _ in range(n)]


def dist(i, j):
    a = pts[i]
    b = pts[j]
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) + max(0, b[2] - a[2])


@lru_cache(maxsize=None)
def dp(pos, mask):
    if mask == (1 << n) - 1:
        return dist(pos, 0)
    res = 10**18
    for nxt in range(n):
        if mask >> nxt & 1:
            continue
        cand = dist(pos, nxt) + dp(nxt, mask | (1 << nxt))
        if cand < res:
            res = cand
    return res


print(dp(0, 1))
