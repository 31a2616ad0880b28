# time: n + m min(n, m)
# space: n + m
# why: each of m edges, repeats included, intersects two sets of up to n or m vertices
n, m = map(int, input().split())
adj = [set() for _ in range(n)]
edges = []
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].add(v)
    adj[v].add(u)
    edges.append((u, v))
triangles = 0
for u, v in edges:
    triangles += len(adj[u] & adj[v])
print(triangles // 3)
