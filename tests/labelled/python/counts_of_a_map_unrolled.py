# time: n log n
# space: n
# why: the counts of all keys add up to n
n = int(input())
a = list(map(int, input().split()))
c = {}
for x in a:
    c[x] = c.get(x, 0) + 1
out = []
for k, v in sorted(c.items()):
    for _ in range(v):
        out.append(k)
print(*out)
