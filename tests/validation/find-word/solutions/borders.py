n, m, s, t = input().split()
n, m = int(n), int(m)
border = [0] * (m + 1)
k = 0
for i in range(1, m):
    while k and t[i] != t[k]:
        k = border[k]
    if t[i] == t[k]:
        k += 1
    border[i + 1] = k
found = k = 0
for c in s:
    while k and (k == m or c != t[k]):
        k = border[k]
    if c == t[k]:
        k += 1
    if k == m:
        found += 1
print(found)
