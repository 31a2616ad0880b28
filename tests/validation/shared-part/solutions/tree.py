import sys
input = sys.stdin.readline
n, q = map(int, input().split())
tree = [0] * n + list(map(int, input().split()))
for i in range(n - 1, 0, -1):
    tree[i] = min(tree[2 * i], tree[2 * i + 1])
for _ in range(q):
    l, r = map(int, input().split())
    l += n - 1
    r += n
    best = tree[l]
    while l < r:
        if l & 1:
            best = min(best, tree[l])
            l += 1
        if r & 1:
            r -= 1
            best = min(best, tree[r])
        l >>= 1
        r >>= 1
    print(best)
