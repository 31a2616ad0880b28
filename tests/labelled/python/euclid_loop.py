# time: log n
# space: 1
# why: remainders halve every two rounds
a, n = map(int, input().split())
while n:
    a, n = n, a % n
print(a)
