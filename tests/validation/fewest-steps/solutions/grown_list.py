import sys
def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    near = [[] for _ in range(n + 1)]
    for i in range(m):
        u, v = data[2 + 2 * i], data[3 + 2 * i]
        near[u].append(v)
        near[v].append(u)
    far = {1: 0}
    order = [1]
    for u in order:
        for v in near[u]:
            if v not in far:
                far[v] = far[u] + 1
                order.append(v)
    print(far.get(n, -1))
main()
