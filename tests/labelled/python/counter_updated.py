# time: |s|
# space: |s|
# why: one counter is updated letter by letter over 26 letters
from collections import Counter

s = input()
c = Counter()
best = 0
for x in s:
    c[x] += 1
    best = max(best, c[x])
print(best)
