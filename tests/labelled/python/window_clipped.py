# time: n min(n, k)
# space: n
# why: each window has at most 2k + 1 places
n, k = map(int, input().split())
a = list(map(int, input().split()))
out = []
for i in range(n):
    s = 0
    for j in range(max(0, i - k), min(n, i + k + 1)):
        s += a[j]
    out.append(s)
print(*out)
