import sys
data = list(map(int, sys.stdin.read().split()))
n = data[0]
near = {x: set() for x in range(1, n + 1)}
for u, v in zip(data[1::2], data[2::2]):
    near[u].add(v)
    near[v].add(u)
rounds = 0
while len(near) > 2:
    leaves = [x for x in near if len(near[x]) == 1]
    for x in leaves:
        (y,) = near.pop(x)
        near[y].discard(x)
    rounds += 2
print(rounds + len(near) - 1)
