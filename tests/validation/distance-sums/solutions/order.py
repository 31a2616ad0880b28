import sys

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    near = [[] for _ in range(n + 1)]
    for i in range(1, 2 * n - 1, 2):
        u, v = data[i], data[i + 1]
        near[u].append(v)
        near[v].append(u)
    parent = [0] * (n + 1)
    order = []
    stack = [1]
    while stack:
        x = stack.pop()
        order.append(x)
        for y in near[x]:
            if y != parent[x]:
                parent[y] = x
                stack.append(y)
    size = [1] * (n + 1)
    for x in reversed(order):
        size[parent[x]] += size[x]
    total = [0] * (n + 1)
    total[1] = sum(size[2:])
    for x in order[1:]:
        total[x] = total[parent[x]] + n - 2 * size[x]
    print(max(total))

main()
