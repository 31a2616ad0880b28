# time: log n
# space: 1
# why: k halves until it is zero
n = int(input())
k = n
steps = 0
while True:
    if k == 0:
        break
    k >>= 1
    steps += 1
print(steps)
