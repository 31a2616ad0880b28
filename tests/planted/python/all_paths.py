# growth: n^3
# class: n^3
# largest: 2000
# misses: n^2
n = int(input())
far = [[(i * 31 + j * 17) % 97 + 1 for j in range(n)] for i in range(n)]
for k in range(n):
    for i in range(n):
        for j in range(n):
            if far[i][k] + far[k][j] < far[i][j]:
                far[i][j] = far[i][k] + far[k][j]
print(far[0][n - 1])
