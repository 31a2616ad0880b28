# time: n
# space: n
# why: the zeros are counted once and then kept up to date
n = int(input())
a = list(map(int, input().split()))
zeros = a.count(0)
steps = 0
i = 0
while i < n and zeros > 0:
    if a[i] == 0:
        a[i] = 1
        zeros -= 1
    i += 1
    steps += 1
print(steps)
