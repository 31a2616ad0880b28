n = int(input())
far = 10**9
d = [[far] * n for _ in range(n)]
for i in range(n):
    d[i][i] = 0
for _ in range(n - 1):
    u, v = map(int, input().split())
    d[u - 1][v - 1] = d[v - 1][u - 1] = 1
for k in range(n):
    for i in range(n):
        for j in range(n):
            if d[i][k] + d[k][j] < d[i][j]:
                d[i][j] = d[i][k] + d[k][j]
print(max(map(sum, d)))
