# time: n
# space: 1
# why: the inner loop exhausts the one generator in the first round
n = int(input())
values = (i ^ 3 for i in range(n))
total = 0
for j in range(n):
    for v in values:
        total += v * j
print(total)
