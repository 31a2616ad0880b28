# time: n m
# space: n m
# why: BFS marks each cell once before its push, four neighbours a cell
from collections import deque

n, m = map(int, input().split())
g = [input() for _ in range(n)]
D = [(-1, 0, 'U'), (1, 0, 'D'), (0, -1, 'L'), (0, 1, 'R')]
for i in range(n):
    for j in range(m):
        if g[i][j] == 'A':
            sx, sy = i, j
        elif g[i][j] == 'B':
            ex, ey = i, j

come = [[None] * m for _ in range(n)]
come[sx][sy] = 'S'
q = deque([(sx, sy)])
while q:
    x, y = q.popleft()
    if (x, y) == (ex, ey):
        break
    for dx, dy, c in D:
        a, b = x + dx, y + dy
        if 0 <= a < n and 0 <= b < m and g[a][b] != '#' and come[a][b] is None:
            come[a][b] = c
            q.append((a, b))

if come[ex][ey] is None:
    print("NO")
else:
    path = []
    back = {'U': (1, 0), 'D': (-1, 0), 'L': (0, 1), 'R': (0, -1)}
    x, y = ex, ey
    while come[x][y] != 'S':
        c = come[x][y]
        path.append(c)
        x += back[c][0]
        y += back[c][1]
    print("YES")
    print(len(path))
    print(''.join(reversed(path)))
