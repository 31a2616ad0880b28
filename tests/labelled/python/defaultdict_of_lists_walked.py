# time: n
# space: n
# why: the lists of all values have n entries together
from collections import defaultdict

n = int(input())
a = list(map(int, input().split()))
places = defaultdict(list)
for i in range(n):
    places[a[i]].append(i)
total = 0
for x, where in places.items():
    for k in range(1, len(where)):
        total += where[k] - where[k - 1]
print(total)
