# time: |s|^3
# space: |s|
# why: every substring is copied once more, and searched for
s = input()
best = 0
for x in range(len(s)):
    cur = ""
    for c in s[x:]:
        cur += c
        if s[x:].rfind(cur) != s[x:].find(cur):
            best = max(best, len(cur))
print(best)
