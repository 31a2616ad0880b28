# time: n
# space: n
# why: each vertex and edge of the tree is used a constant number of times
import sys


def read_tree():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    adj = [[] for _ in range(n + 1)]
    for i in range(n - 1):
        u = data[1 + 2 * i]
        v = data[2 + 2 * i]
        adj[u].append(v)
        adj[v].append(u)
    return n, adj


def order_from_root(n, adj, root):
    parent = [0] * (n + 1)
    order = [root]
    seen = [False] * (n + 1)
    seen[root] = True
    for u in order:
        for v in adj[u]:
            if not seen[v]:
                seen[v] = True
                parent[v] = u
                order.append(v)
    return order, parent


def sizes_and_sums(n, order, parent):
    size = [1] * (n + 1)
    down = [0] * (n + 1)
    for u in reversed(order):
        p = parent[u]
        if p:
            size[p] += size[u]
            down[p] += down[u] + size[u]
    return size, down


def answers(n, order, parent, size, down):
    total = [0] * (n + 1)
    total[order[0]] = down[order[0]]
    for i in range(1, n):
        u = order[i]
        total[u] = total[parent[u]] + n - 2 * size[u]
    return total


def heights(n, order, parent):
    height = [0] * (n + 1)
    for i in range(n - 1, 0, -1):
        u = order[i]
        if height[u] + 1 > height[parent[u]]:
            height[parent[u]] = height[u] + 1
    return height


def centroid(n, adj, order, parent, size):
    for u in order:
        heaviest = n - size[u]
        for v in adj[u]:
            if v != parent[u] and size[v] > heaviest:
                heaviest = size[v]
        if 2 * heaviest <= n:
            return u
    return -1


def main():
    n, adj = read_tree()
    order, parent = order_from_root(n, adj, 1)
    size, down = sizes_and_sums(n, order, parent)
    total = answers(n, order, parent, size, down)
    print(*total[1:])
    print(centroid(n, adj, order, parent, size), heights(n, order, parent)[1])


main()
