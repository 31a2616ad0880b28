# time: |s|^2
# space: |s|
# why: up to |s|/2 steps from each centre
s = input()
n = len(s)
found = 0
for c in range(2 * n - 1):
    l = c // 2
    r = l + c % 2
    while l >= 0 and r < n and s[l] == s[r]:
        found += 1
        l -= 1
        r += 1
print(found)
