# time: n + n q
# space: n
# why: the list of places is copied for each query and may hold all n
from collections import defaultdict

n, q = map(int, input().split())
a = [int(x) for x in input().split()]
places = defaultdict(list)
for i in range(n):
    places[a[i]].append(i)
for _ in range(q):
    x = int(input())
    found = list(places[x])
    print(len(found))
