# time: n m^2
# space: n m
# why: all pairs of columns in each of n rows
n, m = map(int, input().split())
rows = [list(map(int, input().split())) for _ in range(n)]
best = [0] * m
for row in rows:
    new = [0] * m
    for i in range(m):
        for j in range(m):
            if i != j:
                new[i] = max(new[i], best[j] + row[i])
    best = new
print(max(best))
