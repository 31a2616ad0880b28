import sys
input = sys.stdin.readline
n, m = map(int, input().split())
parent = list(range(n + 1))

def root(x):
    top = x
    while parent[top] != top:
        top = parent[top]
    while parent[x] != top:
        parent[x], x = top, parent[x]
    return top

for _ in range(m):
    u, v = map(int, input().split())
    parent[root(u)] = root(v)
print(sum(1 for x in range(1, n + 1) if parent[x] == x))
