# time: n^2
# space: 1
# why: each round runs through a fresh generator of n values
def steps(limit):
    for i in range(limit):
        yield i ^ 3


n = int(input())
total = 0
for j in range(n):
    for v in steps(n):
        total += v * j
print(total)
