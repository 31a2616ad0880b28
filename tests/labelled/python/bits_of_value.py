# time: log n
# space: 1
# why: each round drops the lowest bit of n
n = int(input())
ones = 0
while n:
    ones += n & 1
    n //= 2
print(ones)
