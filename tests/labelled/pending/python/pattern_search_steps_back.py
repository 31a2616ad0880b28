# time: |s| |t|
# space: |s| + |t|
# why: on a mismatch i goes back to the next start
s = input()
t = input()
i = j = 0
found = 0
while i < len(s):
    if s[i] == t[j]:
        i += 1
        j += 1
        if j == len(t):
            found += 1
            i = i - j + 1
            j = 0
    else:
        i = i - j + 1
        j = 0
print(found)
