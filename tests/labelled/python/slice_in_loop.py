# time: |s|^2
# space: |s|
# why: each round copies a prefix
s = input()
n = len(s)
best = 0
for i in range(1, n):
    if s[:i] == s[n - i:]:
        best = i
print(best)
