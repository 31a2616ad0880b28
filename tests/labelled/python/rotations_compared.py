# time: |s|^2
# space: |s|
# why: each rotation is built and compared
s = input()
best = s
for i in range(len(s)):
    t = s[i:] + s[:i]
    if t < best:
        best = t
print(best)
