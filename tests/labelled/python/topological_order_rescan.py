# time: n^2 + m
# space: n + m
# why: each round scans all vertices for one with counter zero
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
indegree = [0] * n
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
    indegree[v] += 1
order = []
for _ in range(n):
    for u in range(n):
        if indegree[u] == 0:
            break
    else:
        break
    indegree[u] = -1
    order.append(u)
    for v in adj[u]:
        indegree[v] -= 1
print(*order)
