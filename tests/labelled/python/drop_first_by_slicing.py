# time: n^2
# space: n
# why: the rest is copied in each of n rounds
n = int(input())
a = [int(x) for x in input().split()]
total = 0
while a:
    total += a[0] * len(a)
    a = a[1:]
print(total)
