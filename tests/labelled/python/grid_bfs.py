# time: n m
# space: n m
# why: each cell enters the queue once
from collections import deque
n, m = map(int, input().split())
grid = [input() for _ in range(n)]
dist = [[-1] * m for _ in range(n)]
queue = deque([(0, 0)])
dist[0][0] = 0
while queue:
    x, y = queue.popleft()
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        a, b = x + dx, y + dy
        if 0 <= a < n and 0 <= b < m and grid[a][b] == '.' and dist[a][b] == -1:
            dist[a][b] = dist[x][y] + 1
            queue.append((a, b))
print(dist[n - 1][m - 1])
