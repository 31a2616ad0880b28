# time: n m log m
# space: n m
# why: each of n rows of m numbers is sorted
n, m = map(int, input().split())
g = []
for _ in range(n):
    row = input().split()
    g.append(sorted(int(row[j]) for j in range(m)))
print(g[0][m // 2])
