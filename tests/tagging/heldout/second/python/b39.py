def life(board):
    n, m = len(board), len(board[0])
    out = [[0] * m for _ in range(n)]
    for i in range(n):
        for j in range(m):
            c = 0
            for a in (-1, 0, 1):
                for b in (-1, 0, 1):
                    if (a or b) and 0 <= i + a < n and 0 <= j + b < m:
                        c += board[i + a][j + b]
            out[i][j] = int(c == 3 or (board[i][j] and c == 2))
    return out
