# time: |s| |t|
# space: |s| + |t|
# why: the pattern is compared from every start
s = input()
t = input()
n, m = len(s), len(t)
found = 0
for i in range(n - m + 1):
    j = 0
    while j < m and s[i + j] == t[j]:
        j += 1
    if j == m:
        found += 1
print(found)
