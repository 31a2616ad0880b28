n, m = map(int, input().split())
joined = [set() for _ in range(n + 1)]
for _ in range(m):
    u, v = map(int, input().split())
    joined[u].add(v)
    joined[v].add(u)
layer, left, steps = {1}, set(range(2, n + 1)), 0
while layer and n in left:
    layer = {y for y in left if not joined[y].isdisjoint(layer)}
    left -= layer
    steps += 1
print(steps if n not in left else -1)
