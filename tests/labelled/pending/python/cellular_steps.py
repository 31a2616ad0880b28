# time: k n m
# space: n m
# why: k steps over the whole board
n, m, k = map(int, input().split())
board = [[(i * j) % 2 for j in range(m)] for i in range(n)]
for _ in range(k):
    after = [[0] * m for _ in range(n)]
    for i in range(n):
        for j in range(m):
            alive = 0
            for di in (-1, 0, 1):
                for dj in (-1, 0, 1):
                    alive += board[(i + di) % n][(j + dj) % m]
            after[i][j] = 1 if alive in (3, 4) else 0
    board = after
print(sum(map(sum, board)))
