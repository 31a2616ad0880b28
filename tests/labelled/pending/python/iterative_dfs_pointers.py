# time: n + m
# space: n + m
# why: each vertex keeps a pointer into its list that only advances
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u - 1].append(v - 1)
    adj[v - 1].append(u - 1)
pointer = [0] * n
seen = [False] * n
seen[0] = True
stack = [0]
order = []
while stack:
    u = stack[-1]
    if pointer[u] < len(adj[u]):
        v = adj[u][pointer[u]]
        pointer[u] += 1
        if not seen[v]:
            seen[v] = True
            stack.append(v)
    else:
        order.append(u)
        stack.pop()
print(*order)
