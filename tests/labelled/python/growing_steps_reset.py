# time: n
# space: 1
# why: the step falls back to 1 in every round
n = int(input())
total, step = 0, 1
while total < n:
    total += step
    step += 1
    step = 1
print(total)
