n, s = map(int, input().split())
seen = {0: 1}
total = prefix = 0
for x in map(int, input().split()):
    prefix += x
    total += seen.get(prefix - s, 0)
    seen[prefix] = seen.get(prefix, 0) + 1
print(total)
