from functools import lru_cache
def shortest(dist):
    n = len(dist)
    full = (1 << n) - 1
    @lru_cache(maxsize=None)
    def go(mask, u):
        if mask == full:
            return dist[u][0]
        return min(dist[u][v] + go(mask | 1 << v, v) for v in range(n) if not mask >> v & 1)
    return go(1, 0)
