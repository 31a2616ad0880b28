n, m, s, t = input().split()
n, m = int(n), int(m)
far = [[0] * (m + 1) for _ in range(n + 1)]
for i in range(n + 1):
    for j in range(m + 1):
        if i == 0 or j == 0:
            far[i][j] = i + j
        elif s[i - 1] == t[j - 1]:
            far[i][j] = far[i - 1][j - 1]
        else:
            far[i][j] = 1 + min(far[i - 1][j], far[i][j - 1], far[i - 1][j - 1])
print(far[n][m])
