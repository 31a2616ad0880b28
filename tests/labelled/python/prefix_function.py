# time: |s|
# space: |s|
# why: k grows by at most one a round, so it falls at most as often in total
s = input()
n = len(s)
p = [0] * n
k = 0
for i in range(1, n):
    while k > 0 and s[i] != s[k]:
        k = p[k - 1]
    if s[i] == s[k]:
        k += 1
    p[i] = k
print(max(p))
