# time: n
# space: n
# why: the map object made in each round is never consumed
n = int(input())
a = list(map(int, input().split()))
made = 0
for i in range(n):
    lazy = map(abs, a)
    if lazy is not None:
        made += 1
print(made)
