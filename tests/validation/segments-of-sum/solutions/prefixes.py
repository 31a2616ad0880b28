n, s = map(int, input().split())
p = [0]
for x in map(int, input().split()):
    p.append(p[-1] + x)
print(sum(p[i + 1:].count(p[i] + s) for i in range(n)))
