# time: n*m
# space: n*m
# why: BFS marks each cell when pushed, four neighbours a cell
from collections import deque

h, w = map(int, input().split())
sx, sy = map(int, input().split())
gx, gy = map(int, input().split())
c = [input() for _ in range(h)]
dist = [[-1] * w for _ in range(h)]
sx -= 1
sy -= 1
gx -= 1
gy -= 1
q = deque()
q.append((sx, sy))
dist[sx][sy] = 0
dx = [1, -1, 0, 0]
dy = [0, 0, 1, -1]
while q:
    x, y = q.popleft()
    if (x, y) == (gx, gy):
        break
    for k in range(4):
        nx = x + dx[k]
        ny = y + dy[k]
        if nx < 0 or ny < 0 or nx >= h or ny >= w:
            continue
        if c[nx][ny] == "#":
            continue
        if dist[nx][ny] != -1:
            continue
        dist[nx][ny] = dist[x][y] + 1
        q.append((nx, ny))
print(dist[gx][gy])
