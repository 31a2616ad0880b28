# time: n + m
# space: n + m
# why: each round moves an index that is not yet at its end
n, m = map(int, input().split())
a = list(map(int, input().split()))
b = list(map(int, input().split()))
i = j = 0
out = []
while i < n or j < m:
    if j == m or (i < n and a[i] <= b[j]):
        out.append(a[i])
        i += 1
    else:
        out.append(b[j])
        j += 1
print(*out)
