# time: n^2
# space: n
# why: all pairs of equal elements, up to n^2/2
from collections import defaultdict

n = int(input())
a = list(map(int, input().split()))
places = defaultdict(list)
for i in range(n):
    places[a[i]].append(i)
total = 0
for x, where in places.items():
    for i in range(len(where)):
        for j in range(i):
            total += where[i] - where[j]
print(total)
