# time: n
# space: n
# why: 31 bits for each number are a constant
n = int(input())
a = [int(x) for x in input().split()]
total = 0
for bit in range(31):
    ones = 0
    for x in a:
        if x >> bit & 1:
            ones += 1
    total += ones * (n - ones) << bit
print(total)
