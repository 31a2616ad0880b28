import sys
data = list(map(int, sys.stdin.read().split()))
n, m = data[0], data[1]
edges = [(data[2 + 2 * i], data[3 + 2 * i]) for i in range(m)]
far = [-1] * (n + 1)
far[1] = 0
waiting = [1]
for u in waiting:
    for a, b in edges:
        if a == u and far[b] < 0:
            far[b] = far[u] + 1
            waiting.append(b)
        elif b == u and far[a] < 0:
            far[a] = far[u] + 1
            waiting.append(a)
print(far[n])
