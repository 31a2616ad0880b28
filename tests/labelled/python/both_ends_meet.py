# time: |s|
# space: |s|
# why: the two indices approach each other
s = input()
i, j = 0, len(s) - 1
ok = True
while i < j:
    if s[i] != s[j]:
        ok = False
        break
    i += 1
    j -= 1
print("YES" if ok else "NO")
