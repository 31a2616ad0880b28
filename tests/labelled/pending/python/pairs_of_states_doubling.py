# time: 2^n
# space: 2^n
# why: each state gives two new ones, nothing is merged
n = int(input())
a = list(map(int, input().split()))
states = [(0, 0)]
for i in range(n):
    following = []
    for x, y in states:
        following.append((x + a[i], y))
        following.append((x, y + a[i]))
    states = following
print(min(abs(x - y) for x, y in states))
