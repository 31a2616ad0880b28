# time: 2^n
# space: n^2
# why: in a complete order every subset of the vertices is a path
def paths(u):
    if u == n - 1:
        return 1
    total = 0
    for v in range(u + 1, n):
        if g[u][v]:
            total += paths(v)
    return total


n = int(input())
g = []
for i in range(n):
    row = input().split()
    g.append([int(row[j]) for j in range(n)])
print(paths(0))
