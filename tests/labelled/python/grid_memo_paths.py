# time: n m
# space: n m
# why: memoised over cells: n m states with constant work, recursion depth n + m
import sys
from functools import lru_cache

sys.setrecursionlimit(100000)
n, m = map(int, sys.stdin.readline().split())
grid = [list(map(int, sys.stdin.readline().split())) for _ in range(n)]


@lru_cache(maxsize=None)
def best(i, j):
    if i == n - 1 and j == m - 1:
        return grid[i][j]
    r = -10 ** 15
    if i + 1 < n:
        r = max(r, best(i + 1, j))
    if j + 1 < m:
        r = max(r, best(i, j + 1))
    return r + grid[i][j]


ans = best(0, 0)
print(ans)
