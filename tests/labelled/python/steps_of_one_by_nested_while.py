# time: i^2
# space: 1
# why: the steps do not grow with the outer number
i = int(input())
v = 0
g = 2
s = 4
while g <= i:
    while s <= i:
        v = v + 1
        s = s + 1
    g = g + 1
    s = g * 2
print(v)
