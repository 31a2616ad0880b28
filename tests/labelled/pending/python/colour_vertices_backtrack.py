# time: k^n n
# space: n^2
# why: k colours at each vertex, each checked against n others
def paint(u):
    if u == n:
        return 1
    ways = 0
    for c in range(k):
        ok = True
        for v in range(n):
            if v < u and g[u][v] and colour[v] == c:
                ok = False
        if ok:
            colour[u] = c
            ways += paint(u + 1)
    return ways


n, k = map(int, input().split())
g = []
for i in range(n):
    row = input().split()
    g.append([int(row[j]) for j in range(n)])
colour = [-1] * n
print(paint(0))
