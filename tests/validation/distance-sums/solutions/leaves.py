import sys
input = sys.stdin.readline
n = int(input())
degree = [0] * (n + 1)
mixed = [0] * (n + 1)
for _ in range(n - 1):
    u, v = map(int, input().split())
    degree[u] += 1
    degree[v] += 1
    mixed[u] ^= v
    mixed[v] ^= u
size = [1] * (n + 1)
parent = [0] * (n + 1)
order = []
degree[1] += n
for leaf in range(1, n + 1):
    x = leaf
    while degree[x] == 1:
        p = mixed[x]
        parent[x] = p
        order.append(x)
        degree[x] = 0
        degree[p] -= 1
        mixed[p] ^= x
        size[p] += size[x]
        x = p
total = [0] * (n + 1)
total[1] = sum(size[x] for x in order)
for x in reversed(order):
    total[x] = total[parent[x]] + n - 2 * size[x]
print(max(total))
