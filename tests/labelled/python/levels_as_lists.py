# time: n + m
# space: n + m
# why: the levels are disjoint by the mark
n, m = map(int, input().split())
adj = {u: [] for u in range(n)}
for _ in range(m):
    u, v = map(int, input().split())
    adj[u - 1].append(v - 1)
    adj[v - 1].append(u - 1)
seen = [False] * n
seen[0] = True
frontier = [0]
depth = 0
while frontier:
    depth += 1
    following = []
    for u in frontier:
        for v in adj[u]:
            if not seen[v]:
                seen[v] = True
                following.append(v)
    frontier = following
print(depth)
