# time: log n
# space: 1
# why: i doubles in each round
n = int(input())
i = 1
steps = 0
while i < n:
    i *= 2
    steps += 1
print(steps)
