# time: n m
# space: n
# why: each join rewrites the labels of all vertices
n, m = map(int, input().split())
label = list(range(n))
for _ in range(m):
    u, v = map(int, input().split())
    old, new = label[u], label[v]
    if old != new:
        for i in range(n):
            if label[i] == old:
                label[i] = new
print(len(set(label)))
