# time: |s|^2
# space: |s|
# why: a Counter of each prefix is built anew
from collections import Counter

s = input()
best = 0
for i in range(len(s)):
    c = Counter(s[:i + 1])
    best = max(best, max(c.values()))
print(best)
