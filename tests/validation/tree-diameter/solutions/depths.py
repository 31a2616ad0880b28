import sys
def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    near = [[] for _ in range(n + 1)]
    for i in range(n - 1):
        u, v = data[1 + 2 * i], data[2 + 2 * i]
        near[u].append(v)
        near[v].append(u)
    parent = [0] * (n + 1)
    order = [1]
    for u in order:
        for v in near[u]:
            if v != parent[u]:
                parent[v] = u
                order.append(v)
    down = [0] * (n + 1)
    best = 0
    for u in reversed(order):
        p = parent[u]
        best = max(best, down[p] + down[u] + 1) if p else best
        down[p] = max(down[p], down[u] + 1)
    print(best)
main()
