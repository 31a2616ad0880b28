# time: q n m
# space: n m
# why: a query may cover the whole table
n, m, q = map(int, input().split())
g = [[int(x) for x in input().split()] for _ in range(n)]
for _ in range(q):
    a, b, c, d = map(int, input().split())
    total = 0
    for i in range(max(a - 1, 0), min(c, n)):
        for j in range(max(b - 1, 0), min(d, m)):
            total += g[i][j]
    print(total)
