# time: |s|
# space: |s|
# why: the border grows by one a letter and only shrinks otherwise
s = input()
p = [0] * len(s)
k = 0
for i in range(1, len(s)):
    while k > 0 and s[i] != s[k]:
        k = p[k - 1]
    if s[i] == s[k]:
        k += 1
    p[i] = k
print(*p)
