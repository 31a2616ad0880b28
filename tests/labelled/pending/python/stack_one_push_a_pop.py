# time: n
# space: 1
# why: each popped level pushes one lower
n = int(input())
stack = [n]
steps = 0
while stack:
    k = stack.pop()
    if k == 0:
        continue
    steps += 1
    stack.append(k - 1)
print(steps)
