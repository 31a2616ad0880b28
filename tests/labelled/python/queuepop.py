# time: n^2
# space: n
# why: list.pop(0) shifts the list, done once per card, and list.count in a loop over the hand
n = int(input())
a = list(map(int, input().split()))
order = []
while len(a) > 1:
    x = a.pop(0)
    order.append(x)
    y = a.pop(0)
    a.append(y)
order.append(a[0])
dup = 0
for v in order:
    if order.count(v) > 1:
        dup += 1
print(*order)
print(dup)
