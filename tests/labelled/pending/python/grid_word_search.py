# time: n m 4^k
# space: n m + k
# why: from each cell at most four ways at each of k letters, the cell is restored afterwards
def walk(x, y, i):
    if i == k:
        return True
    if x < 0 or y < 0 or x >= n or y >= m or g[x][y] != word[i]:
        return False
    keep = g[x][y]
    g[x][y] = "#"
    ok = False
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        if walk(x + dx, y + dy, i + 1):
            ok = True
    g[x][y] = keep
    return ok


n, m, k = map(int, input().split())
g = []
for i in range(n):
    line = input()
    g.append([line[j] for j in range(m)])
line = input()
word = [line[i] for i in range(k)]
found = False
for i in range(n):
    for j in range(m):
        if walk(i, j, 0):
            found = True
print(found)
