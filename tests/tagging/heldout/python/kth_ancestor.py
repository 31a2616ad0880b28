class TreeAncestor:
    def __init__(self, n, parent):
        self.LOG = max(1, n.bit_length())
        self.up = [parent]
        for k in range(1, self.LOG):
            prev = self.up[-1]
            self.up.append([-1 if prev[v] == -1 else prev[prev[v]] for v in range(n)])
        self.depth = [0] * n
        for v in range(1, n):
            self.depth[v] = self.depth[parent[v]] + 1

    def lca(self, a, b):
        if self.depth[a] < self.depth[b]:
            a, b = b, a
        diff = self.depth[a] - self.depth[b]
        for k in range(self.LOG):
            if diff >> k & 1:
                a = self.up[k][a]
        if a == b:
            return a
        for k in reversed(range(self.LOG)):
            if self.up[k][a] != self.up[k][b]:
                a, b = self.up[k][a], self.up[k][b]
        return self.up[0][a]
