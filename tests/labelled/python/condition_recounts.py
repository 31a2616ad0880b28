# time: n^2
# space: n
# why: the condition counts zeros anew in every round
n = int(input())
a = list(map(int, input().split()))
steps = 0
i = 0
while i < n and a.count(0) > 0:
    if a[i] == 0:
        a[i] = 1
    i += 1
    steps += 1
print(steps)
