# time: |s|^3
# space: |s|^3
# why: all distinct substrings are copied, hashed and kept
s = input()
n = len(s)
seen = set()
for i in range(n):
    for j in range(i + 1, n + 1):
        seen.add(s[i:j])
print(len(seen))
