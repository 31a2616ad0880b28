# time: n + m log m + m α(n)
# space: n + m
# why: sorting the edges dominates; union by size and halving give nearly constant finds
import sys

input = sys.stdin.readline


class DSU:
    def __init__(self, n):
        self.p = list(range(n))
        self.sz = [1] * n
        self.comps = n

    def find(self, x):
        p = self.p
        while p[x] != x:
            p[x] = p[p[x]]
            x = p[x]
        return x

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return False
        if self.sz[a] < self.sz[b]:
            a, b = b, a
        self.p[b] = a
        self.sz[a] += self.sz[b]
        self.comps -= 1
        return True


n, m = map(int, input().split())
edges = []
for _ in range(m):
    a, b, c = map(int, input().split())
    edges.append((c, a - 1, b - 1))
edges.sort()
d = DSU(n)
cost = 0
for c, a, b in edges:
    if d.union(a, b):
        cost += c
print(cost if d.comps == 1 else "IMPOSSIBLE")
