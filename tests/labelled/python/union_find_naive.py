# time: n + n m
# space: n
# why: without ranks or compression the parent chain grows to n
n, m = map(int, input().split())
parent = [i for i in range(n)]


def find(x):
    while parent[x] != x:
        x = parent[x]
    return x


groups = n
for _ in range(m):
    u, v = map(int, input().split())
    u = find(u)
    v = find(v)
    if u != v:
        parent[u] = v
        groups -= 1
print(groups)
