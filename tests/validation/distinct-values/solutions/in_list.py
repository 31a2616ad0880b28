n = int(input())
kept = []
for x in input().split():
    if x not in kept:
        kept.append(x)
print(len(kept))
