# time: n^2
# space: n
# why: sum runs through the map in each round
n = int(input())
a = list(map(int, input().split()))
made = 0
for i in range(n):
    made += sum(map(lambda x: x & i, a))
print(made)
