# time: |s|
# space: |s|
# why: substrings of three letters are constant in size
s = input()
n = len(s)
seen = set()
for i in range(n - 2):
    seen.add(s[i:i + 3])
print(len(seen))
