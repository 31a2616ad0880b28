# time: n
# space: n
# why: the lines are read until a zero comes, all are kept
values = []
while True:
    x = int(input())
    if x == 0:
        break
    values.append(x)
print(len(values))
