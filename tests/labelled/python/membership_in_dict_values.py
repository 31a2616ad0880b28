# time: n^2
# space: n
# why: values() is searched one by one
n = int(input())
a = list(map(int, input().split()))
place = {}
hits = 0
for i in range(n):
    if a[i] in place.values():
        hits += 1
    place[i] = a[i]
print(hits)
