# time: sqrt n
# space: 1
# why: 1 + 2 + … reaches n after about sqrt(2 n) steps
n = int(input())
total, step = 0, 0
while total < n:
    step += 1
    total += step
print(step)
