# time: n m
# space: n + m
# why: labels spread by one edge a round, a path needs n rounds
n, m = map(int, input().split())
edges = []
for _ in range(m):
    u, v = map(int, input().split())
    edges.append((u, v))
reach = [False] * n
reach[0] = True
changed = True
while changed:
    changed = False
    for u, v in edges:
        if reach[u] and not reach[v]:
            reach[v] = True
            changed = True
print(sum(reach))
