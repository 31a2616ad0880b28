# time: |s| |t|
# space: |s| + |t|
# why: only the last row of the table is kept
s = input()
t = input()
prev = list(range(len(t) + 1))
for i, c in enumerate(s, 1):
    cur = [i]
    for j, d in enumerate(t, 1):
        cur.append(min(prev[j] + 1, cur[j - 1] + 1, prev[j - 1] + (c != d)))
    prev = cur
print(prev[-1])
