n, s = input().split()
n = int(n)
best = 1
for i in range(n):
    for j in range(i + best, n + 1):
        part = s[i:j]
        if part == part[::-1]:
            best = max(best, j - i)
print(best)
