from collections import deque
def build(adj, root, LOG=17):
    n = len(adj)
    depth = [0] * n
    up = [[root] * n for _ in range(LOG)]
    q = deque([root])
    seen = [False] * n
    seen[root] = True
    while q:
        v = q.popleft()
        for u in adj[v]:
            if not seen[u]:
                seen[u] = True
                depth[u] = depth[v] + 1
                up[0][u] = v
                q.append(u)
    for j in range(1, LOG):
        for v in range(n):
            up[j][v] = up[j - 1][up[j - 1][v]]
    def lca(a, b):
        if depth[a] < depth[b]:
            a, b = b, a
        for j in range(LOG - 1, -1, -1):
            if depth[a] - (1 << j) >= depth[b]:
                a = up[j][a]
        if a == b:
            return a
        for j in range(LOG - 1, -1, -1):
            if up[j][a] != up[j][b]:
                a = up[j][a]
                b = up[j][b]
        return up[0][a]
    return lca
