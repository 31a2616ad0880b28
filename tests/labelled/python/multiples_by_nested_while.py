# time: i log i
# space: 1
# why: i / g multiples of g, for every g up to i
i = int(input())
v = 0
g = 2
s = 4
while g <= i:
    while s <= i:
        v = v + 1
        s = s + g
    g = g + 1
    s = g * 2
print(v)
