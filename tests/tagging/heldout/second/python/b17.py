import sys
class DSU:
    def __init__(self, n):
        self.f = [-1] * n
    def find(self, x):
        while self.f[x] >= 0:
            x = self.f[x]
        return x
    def merge(self, x, y):
        x, y = self.find(x), self.find(y)
        if x == y:
            return False
        if self.f[x] > self.f[y]:
            x, y = y, x
        self.f[x] += self.f[y]
        self.f[y] = x
        return True
n, m = map(int, input().split())
edges = [tuple(map(int, line.split())) for line in sys.stdin]
edges.sort(key=lambda e: e[2])
d = DSU(n + 1)
print(sum(w for u, v, w in edges if d.merge(u, v)))
