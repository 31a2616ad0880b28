# time: n m
# space: n m
# why: a visited cell is set to zero, so each cell is expanded once
import sys


def main():
    input = sys.stdin.readline
    n, m = map(int, input().split())
    grid = [list(map(int, input().split())) for _ in range(n)]
    islands = 0
    for i in range(n):
        for j in range(m):
            if grid[i][j] == 0:
                continue
            islands += 1
            grid[i][j] = 0
            stack = [(i, j)]
            while stack:
                x, y = stack.pop()
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    u, v = x + dx, y + dy
                    if 0 <= u < n and 0 <= v < m and grid[u][v] == 1:
                        grid[u][v] = 0
                        stack.append((u, v))
    print(islands)


main()
