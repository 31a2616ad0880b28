class Undoable:
    def __init__(self, n):
        self.up = list(range(n))
        self.size = [1] * n
        self.log = []

    def top(self, v):
        while self.up[v] != v:
            v = self.up[v]
        return v

    def link(self, a, b):
        a, b = self.top(a), self.top(b)
        if a == b:
            self.log.append(None)
            return
        if self.size[a] > self.size[b]:
            a, b = b, a
        self.log.append((a, b))
        self.up[a] = b
        self.size[b] += self.size[a]

    def undo(self):
        last = self.log.pop()
        if last is not None:
            a, b = last
            self.size[b] -= self.size[a]
            self.up[a] = a
