# time: n^2
# space: n
# why: min and remove scan what is left in each of n rounds
n = int(input())
a = list(map(int, input().split()))
cost = 0
while len(a) > 0:
    x = min(a)
    a.remove(x)
    cost += x * len(a)
print(cost)
