# time: n^2
# space: n
# why: on a path the climb to the root takes up to n steps for each vertex
n = int(input())
p = [0, 0] + list(map(int, input().split()))
best = 0
for v in range(1, n + 1):
    d = 0
    x = v
    while x > 1:
        x = p[x]
        d += 1
    best = max(best, d)
print(best)
