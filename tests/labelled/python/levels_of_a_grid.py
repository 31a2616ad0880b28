# time: n m
# space: n m
# why: each cell enters one level
from collections import deque
n, m = map(int, input().split())
g = [input() for _ in range(n)]
dist = [[-1] * m for _ in range(n)]
dist[0][0] = 0
level = [(0, 0)]
d = 0
while level:
    d += 1
    nxt = []
    for x, y in level:
        for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            a, b = x + dx, y + dy
            if 0 <= a < n and 0 <= b < m and g[a][b] != '#' and dist[a][b] == -1:
                dist[a][b] = d
                nxt.append((a, b))
    level = nxt
print(d)
