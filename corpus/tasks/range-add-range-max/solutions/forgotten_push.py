import sys

input = sys.stdin.readline
n, q = map(int, input().split())
size = 1
while size < n:
    size *= 2
tree = [-10**18] * (2 * size)
add = [0] * (2 * size)
for i, v in enumerate(map(int, input().split())):
    tree[size + i] = v
for i in range(size - 1, 0, -1):
    tree[i] = max(tree[2 * i], tree[2 * i + 1])


def update(node, lo, hi, l, r, x):
    if r < lo or hi < l:
        return
    if l <= lo and hi <= r:
        tree[node] += x
        add[node] += x
        return
    mid = (lo + hi) // 2
    update(2 * node, lo, mid, l, r, x)
    update(2 * node + 1, mid + 1, hi, l, r, x)
    tree[node] = max(tree[2 * node], tree[2 * node + 1])


def query(node, lo, hi, l, r):
    if r < lo or hi < l:
        return -10**18
    if l <= lo and hi <= r:
        return tree[node]
    mid = (lo + hi) // 2
    return max(query(2 * node, lo, mid, l, r), query(2 * node + 1, mid + 1, hi, l, r))


for _ in range(q):
    op = list(map(int, input().split()))
    if op[0] == 1:
        update(1, 0, size - 1, op[1] - 1, op[2] - 1, op[3])
    else:
        print(query(1, 0, size - 1, op[1] - 1, op[2] - 1))
