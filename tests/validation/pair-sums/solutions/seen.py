n, s = map(int, input().split())
seen = {}
total = 0
for x in map(int, input().split()):
    total += seen.get(s - x, 0)
    seen[x] = seen.get(x, 0) + 1
print(total)
