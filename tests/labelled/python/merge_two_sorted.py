# time: n log n + m log m
# space: n + m
# why: each round moves one of the two pointers
n, m = map(int, input().split())
a = sorted(map(int, input().split()))
b = sorted(map(int, input().split()))
i = j = 0
out = []
while i < n and j < m:
    if a[i] <= b[j]:
        out.append(a[i])
        i += 1
    else:
        out.append(b[j])
        j += 1
while i < n:
    out.append(a[i])
    i += 1
while j < m:
    out.append(b[j])
    j += 1
print(*out)
