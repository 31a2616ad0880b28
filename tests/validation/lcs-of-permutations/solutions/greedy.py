n = int(input())
place = {x: i for i, x in enumerate(map(int, input().split()))}
last, found = -1, 0
for x in map(int, input().split()):
    if place[x] > last:
        last = place[x]
        found += 1
print(found)
