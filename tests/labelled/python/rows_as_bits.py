# time: n^2 |s| + n |s|^2
# space: n |s|
# why: a row has |s| bits; setting one copies them, so does each pair of rows
n = int(input())
rows = []
for i in range(n):
    s = input()
    m = 0
    for j, c in enumerate(s):
        if c == '1':
            m |= 1 << j
    rows.append(m)
best = 0
for i in range(n):
    for j in range(i):
        best = max(best, bin(rows[i] & rows[j]).count('1'))
print(best)
