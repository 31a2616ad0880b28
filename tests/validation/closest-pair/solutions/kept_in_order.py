n = int(input())
seen = []
best = -1
for x in map(int, input().split()):
    at = 0
    while at < len(seen) and seen[at] < x:
        at += 1
    for k in (at - 1, at):
        if 0 <= k < len(seen) and (best < 0 or abs(seen[k] - x) < best):
            best = abs(seen[k] - x)
    seen.insert(at, x)
print(best)
