n, s = input().split()
n = int(n)
best = 1
for end in range(n):
    for extra in (2, 1):
        start = end - best - extra + 1
        if start >= 0 and s[start:end + 1] == s[start:end + 1][::-1]:
            best += extra
            break
print(best)
