from bisect import bisect_left
n = int(input())
place = [0] * (n + 1)
for i, x in enumerate(map(int, input().split())):
    place[x] = i
tails = []
for x in map(int, input().split()):
    at = bisect_left(tails, place[x])
    if at == len(tails):
        tails.append(place[x])
    else:
        tails[at] = place[x]
print(len(tails))
