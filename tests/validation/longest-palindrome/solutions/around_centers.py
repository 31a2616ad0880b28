n, s = input().split()
n = int(n)
best = 1
for c in range(2 * n - 1):
    i, j = c // 2, (c + 1) // 2
    while i >= 0 and j < n and s[i] == s[j]:
        i -= 1
        j += 1
    best = max(best, j - i - 1)
print(best)
