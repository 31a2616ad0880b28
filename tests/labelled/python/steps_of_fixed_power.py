# time: k
# space: 1
# why: the power never changes, so every step is the same
k = int(input())
reached, digits = 0, 3
while reached < k:
    reached += 9 * (10 ** digits)
print(reached)
