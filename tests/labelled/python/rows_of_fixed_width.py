# time: n
# space: n
# why: each row holds three numbers
n = int(input())
rows = []
for _ in range(n):
    x, y, z = map(int, input().split())
    rows.append([x, y, z])
best = [0, 0, 0]
for row in rows:
    new = [0] * 3
    for i in range(3):
        for j in range(3):
            if i != j:
                new[i] = max(new[i], best[j] + row[i])
    best = new
print(max(best))
