# time: n + m^2
# space: n + m
# why: pairs of neighbours, a star has m^2 of them
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u - 1].append(v - 1)
    adj[v - 1].append(u - 1)
wedges = 0
for u in range(n):
    for v in adj[u]:
        for w in adj[u]:
            if v < w:
                wedges += 1
print(wedges)
