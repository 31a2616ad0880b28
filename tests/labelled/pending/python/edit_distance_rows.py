# time: |s| |t|
# space: |s| + |t|
# why: full table of prefixes is visited, only two rows are kept beside the strings
s = input().strip()
t = input().strip()

if len(s) < len(t):
    s, t = t, s

prev = list(range(len(t) + 1))
for i, ch in enumerate(s, 1):
    cur = [i]
    for j in range(1, len(t) + 1):
        if ch == t[j - 1]:
            cur.append(prev[j - 1])
        else:
            best = prev[j - 1]
            if prev[j] < best:
                best = prev[j]
            if cur[-1] < best:
                best = cur[-1]
            cur.append(best + 1)
    prev = cur

print(prev[-1])
