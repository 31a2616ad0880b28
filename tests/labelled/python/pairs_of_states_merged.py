# time: n k
# space: n + k
# why: states are merged by a value below k
n, k = map(int, input().split())
a = [int(x) for x in input().split()]
states = {0}
for i in range(n):
    following = set()
    for x in range(k):
        if x in states:
            following.add((x + a[i]) % k)
            following.add(x)
    states = following
print(len(states))
