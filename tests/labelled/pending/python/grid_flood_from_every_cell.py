# time: n^2 m^2
# space: n m
# why: the marks are thrown away after each start, so every start floods anew
import sys


def main():
    input = sys.stdin.readline
    n, m = map(int, input().split())
    grid = [list(map(int, input().split())) for _ in range(n)]
    best = 0
    for i in range(n):
        for j in range(m):
            seen = [[False] * m for _ in range(n)]
            seen[i][j] = True
            stack = [(i, j)]
            size = 0
            while stack:
                x, y = stack.pop()
                size += 1
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    u, v = x + dx, y + dy
                    if 0 <= u < n and 0 <= v < m and not seen[u][v] and grid[u][v] == grid[x][y]:
                        seen[u][v] = True
                        stack.append((u, v))
            best = max(best, size)
    print(best)


main()
