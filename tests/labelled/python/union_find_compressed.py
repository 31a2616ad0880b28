# time: n + m α(n)
# space: n
# why: path halving and union by size make a find inverse Ackermann
n, m = map(int, input().split())
parent = list(range(n))
size = [1] * n


def find(x):
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x


groups = n
for _ in range(m):
    u, v = map(int, input().split())
    u, v = find(u), find(v)
    if u != v:
        if size[u] < size[v]:
            u, v = v, u
        parent[v] = u
        size[u] += size[v]
        groups -= 1
print(groups)
