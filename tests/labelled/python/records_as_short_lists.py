# time: n
# space: n
# why: the lists in the second places add up to n
n = int(input())
d = {}
for _ in range(n):
    a, x = map(int, input().split())
    if a in d:
        d[a][0] += 1
        d[a][1].append(x)
    else:
        d[a] = [1, [x]]
s = 0
for x in d:
    if d[x][0] == 1:
        s += d[x][1][0]
    else:
        s += max(d[x][1])
print(s)
