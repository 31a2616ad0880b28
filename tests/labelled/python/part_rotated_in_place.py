# time: n^2
# space: n
# why: as many elements are put in as go, so the list stays as long as it is
n = int(input())
s, t = list(input()), input()
r = []
for i in range(n):
    j = i
    while j < n and s[j] != t[i]:
        j += 1
    s[i:j + 1] = s[j:j + 1] + s[i:j]
print(''.join(s))
