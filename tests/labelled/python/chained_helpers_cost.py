# time: n^3
# space: n
# why: a loop calls a function with a loop that calls one with a loop
def smaller(x):
    return sum(1 for y in a if y < x)


def ranks():
    return [smaller(x) for x in a]


n = int(input())
a = list(map(int, input().split()))
total = 0
for i in range(n):
    total += ranks()[i]
print(total)
