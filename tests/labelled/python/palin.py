# time: |s|^2
# space: |s|
# why: expansion around 2n-1 centres, each up to n steps; the input string is stored
s = input().strip()
n = len(s)
best = 0
start = 0
count = 0
for center in range(2 * n - 1):
    left = center // 2
    right = left + center % 2
    while left >= 0 and right < n and s[left] == s[right]:
        count += 1
        if right - left + 1 > best:
            best = right - left + 1
            start = left
        left -= 1
        right += 1
print(count)
print(s[start:start + best])
