# time: n m + q
# space: n m
# why: four cells of the table answer a query
n, m, q = map(int, input().split())
p = [[0] * (m + 1) for _ in range(n + 1)]
for i in range(n):
    row = list(map(int, input().split()))
    for j in range(m):
        p[i + 1][j + 1] = p[i][j + 1] + p[i + 1][j] - p[i][j] + row[j]
for _ in range(q):
    a, b, c, d = map(int, input().split())
    print(p[c][d] - p[a - 1][d] - p[c][b - 1] + p[a - 1][b - 1])
