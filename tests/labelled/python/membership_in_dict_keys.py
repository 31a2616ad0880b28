# time: n
# space: n
# why: keys() is searched by hash
n = int(input())
a = list(map(int, input().split()))
place = {}
hits = 0
for i in range(n):
    if a[i] in place.keys():
        hits += 1
    place[a[i]] = i
print(hits)
