r, c = map(int, input().split())
a = [list(map(int, input().split())) for _ in range(r)]
best = 0
for i in range(r):
    for j in range(c):
        k = 0
        while i + k < r and j + k < c:
            if not all(a[i + k][j + t] and a[i + t][j + k] for t in range(k + 1)):
                break
            k += 1
        best = max(best, k)
print(best)
