n = int(input())
best = here = None
for x in map(int, input().split()):
    here = x if here is None or here < 0 else here + x
    if best is None or here > best:
        best = here
print(best)
