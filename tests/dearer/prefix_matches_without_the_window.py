# class: n^2
# why: each place is compared from its first letter on
s = input()
n = len(s)
z = [0] * n
l = r = 0
for i in range(1, n):
    if i < r:
        z[i] = min(1, z[i - l])
    while i + z[i] < n and s[z[i]] == s[i + z[i]]:
        z[i] += 1
    if i + z[i] > r:
        l, r = i, i + z[i]
print(max(z))
