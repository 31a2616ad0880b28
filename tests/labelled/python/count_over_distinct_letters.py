# time: |s|^2
# space: |s|
# why: without a bound on the alphabet every letter may be distinct and is counted by a scan
s = input()
best = 0
for c in set(s):
    best = max(best, s.count(c))
print(best)
