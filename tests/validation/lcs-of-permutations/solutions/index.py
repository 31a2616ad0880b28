n = int(input())
p = list(map(int, input().split()))
q = list(map(int, input().split()))
places = [q.index(x) for x in p]
tails = []
for place in places:
    k = 0
    while k < len(tails) and tails[k] < place:
        k += 1
    if k == len(tails):
        tails.append(place)
    else:
        tails[k] = place
print(len(tails))
