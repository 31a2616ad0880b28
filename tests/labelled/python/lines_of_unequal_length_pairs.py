# time: n m
# space: n + m
# why: every number of the first line meets every number of the second
a = list(map(int, input().split()))
b = list(map(int, input().split()))
best = 0
for x in a:
    for y in b:
        best = max(best, x ^ y)
print(best)
