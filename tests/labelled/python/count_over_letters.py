# time: |s|
# space: |s|
# why: 26 scans of the text
s = input()
best = 0
for c in "abcdefghijklmnopqrstuvwxyz":
    best = max(best, s.count(c))
print(best)
