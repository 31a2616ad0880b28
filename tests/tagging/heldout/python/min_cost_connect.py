def min_spanning_tree(n, edges):
    parent = list(range(n))

    def find(u):
        if parent[u] != u:
            parent[u] = find(parent[u])
        return parent[u]

    total = used = 0
    for w, u, v in sorted((w, u, v) for u, v, w in edges):
        a, b = find(u), find(v)
        if a != b:
            parent[a] = b
            total += w
            used += 1
            if used == n - 1:
                break
    return total if used == n - 1 else -1
