# time: n^3
# space: n^2
# why: n^2 entries, each a sum of n products
n = int(input())
a = [list(map(int, input().split())) for _ in range(n)]
c = [[sum(a[i][k] * a[k][j] for k in range(n)) for j in range(n)] for i in range(n)]
for row in c:
    print(*row)
