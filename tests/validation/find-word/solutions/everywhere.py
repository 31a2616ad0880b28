n, m, s, t = input().split()
n, m = int(n), int(m)
found = 0
for i in range(n - m + 1):
    k = 0
    while k < m and s[i + k] == t[k]:
        k += 1
    found += k == m
print(found)
