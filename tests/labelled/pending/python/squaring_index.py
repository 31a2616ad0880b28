# time: log log n
# space: 1
# why: i is squared in each round
n = int(input())
i = 2
steps = 0
while i <= n:
    i = i * i
    steps += 1
print(steps)
