# growth: log n
# class: log n
# largest: 1000000000000000000
n = int(input())
steps = 0
while n:
    n //= 2
    steps += 1
print(steps)
