# time: |s| + |t|
# space: |s| + |t|
# why: both indices only move forward
s = input()
t = input()
i = j = 0
while i < len(s) and j < len(t):
    if s[i] == t[j]:
        j += 1
    i += 1
print("YES" if j == len(t) else "NO")
