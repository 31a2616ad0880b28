class DisjointSet:
    def __init__(self):
        self.parent = {}
    def make(self, x):
        self.parent.setdefault(x, x)
    def find(self, x):
        self.make(x)
        path = []
        while self.parent[x] != x:
            path.append(x)
            x = self.parent[x]
        for p in path:
            self.parent[p] = x
        return x
    def union(self, a, b):
        self.parent[self.find(a)] = self.find(b)
