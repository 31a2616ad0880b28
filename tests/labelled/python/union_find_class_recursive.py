# time: (n + m) log n
# space: n
# why: path compression alone gives log n amortized
class Sets:
    def __init__(self, n):
        self.parent = list(range(n))

    def find(self, x):
        if self.parent[x] == x:
            return x
        self.parent[x] = self.find(self.parent[x])
        return self.parent[x]

    def join(self, x, y):
        x, y = self.find(x), self.find(y)
        self.parent[x] = y

n, m = map(int, input().split())
sets = Sets(n)
for _ in range(m):
    a, b = map(int, input().split())
    sets.join(a - 1, b - 1)
print(sum(sets.find(i) == i for i in range(n)))
