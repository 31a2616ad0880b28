# time: n m + q min(n, c) min(m, d)
# space: n m
# why: a query may cover the whole table, its corner (c, d) is clipped to it
n, m, q = map(int, input().split())
g = []
for _ in range(n):
    row = input().split()
    g.append([int(row[j]) for j in range(m)])
for _ in range(q):
    a, b, c, d = map(int, input().split())
    total = 0
    for i in range(max(a - 1, 0), min(c, n)):
        for j in range(max(b - 1, 0), min(d, m)):
            total += g[i][j]
    print(total)
