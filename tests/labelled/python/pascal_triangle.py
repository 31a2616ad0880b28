# time: n^2
# space: n^2
# why: row i has i + 1 entries
n = int(input())
mod = 10**9 + 7
c = [[1]]
for i in range(1, n + 1):
    row = [1] * (i + 1)
    for j in range(1, i):
        row[j] = (c[i - 1][j - 1] + c[i - 1][j]) % mod
    c.append(row)
print(*c[n])
