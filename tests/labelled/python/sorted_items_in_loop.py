# time: n^2 log n
# space: n
# why: the items are sorted in each round
n = int(input())
a = list(map(int, input().split()))
count = {}
for x in a:
    count[x] = count.get(x, 0) + 1
    order = sorted(count.items(), key=lambda p: (-p[1], p[0]))
    print(order[0][0], end=" ")
print()
