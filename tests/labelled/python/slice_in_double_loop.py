# time: |s|^3
# space: |s|
# why: all substrings, each copied and reversed
s = input()
n = len(s)
best = 0
for i in range(n):
    for j in range(i + 1, n + 1):
        t = s[i:j]
        if t == t[::-1] and j - i > best:
            best = j - i
print(best)
