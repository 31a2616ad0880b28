# time: k n m
# space: n m
# why: zip(*rows) rebuilds the board in each round
n, m, k = map(int, input().split())
rows = [[(i * 7 + j) % 5 for j in range(m)] for i in range(n)]
for _ in range(k):
    rows = [list(r) for r in zip(*rows)]
print(rows[0][0])
