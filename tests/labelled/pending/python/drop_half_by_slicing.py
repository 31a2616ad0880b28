# time: n
# space: n
# why: n/2 + n/4 + ... copied elements
n = int(input())
a = [int(x) for x in input().split()]
total = 0
while len(a) > 1:
    total += a[0]
    a = a[len(a) // 2:]
print(total)
