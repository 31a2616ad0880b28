# time: m
# space: m
# why: what the inner counter passes is added to the outer place
n, m, k = map(int, input().split())
l = list(map(int, input().split()))
out = d = 0
while m > d:
    page = (l[d] - d - 1) // k
    add = 1
    while d + add < m and (page * k) < l[d + add] - d <= (page + 1) * k:
        add += 1
    d += add
    out += 1
print(out)
