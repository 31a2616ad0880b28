# time: n
# space: n
# why: each index is appended to one list
n = int(input())
places = {}
for i, x in enumerate(map(int, input().split())):
    places.setdefault(x, []).append(i)
best = 0
for x in places:
    best = max(best, places[x][-1] - places[x][0])
print(best)
