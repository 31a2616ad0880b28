# time: n m^2
# space: n m
# why: a tuple is copied with every row that is added to it
m, n = map(int, input().split())
rows = [[i * j for j in range(n)] for i in range(m)]
seen = 0
for j in range(n):
    column = ()
    for i in range(m):
        column += (rows[i][j],)
    seen += len(column)
print(seen)
