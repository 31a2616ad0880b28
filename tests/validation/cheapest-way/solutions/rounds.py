import sys
data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
edges = list(zip(data[2::3], data[3::3], data[4::3]))
far = 10**15
d = [far] * (n + 1)
d[1] = 0
changed = True
while changed:
    changed = False
    for u, v, w in edges:
        if d[u] + w < d[v]:
            d[v] = d[u] + w
            changed = True
        elif d[v] + w < d[u]:
            d[u] = d[v] + w
            changed = True
print(d[n] if d[n] < far else -1)
