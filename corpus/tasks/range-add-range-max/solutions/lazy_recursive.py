import sys

input = sys.stdin.readline


class LazyTree:
    def __init__(self, values):
        self.n = len(values)
        self.best = [0] * (4 * self.n)
        self.lazy = [0] * (4 * self.n)
        self.build(1, 0, self.n - 1, values)

    def build(self, node, lo, hi, values):
        if lo == hi:
            self.best[node] = values[lo]
            return
        mid = (lo + hi) // 2
        self.build(2 * node, lo, mid, values)
        self.build(2 * node + 1, mid + 1, hi, values)
        self.best[node] = max(self.best[2 * node], self.best[2 * node + 1])

    def push(self, node):
        x = self.lazy[node]
        if x:
            self.best[2 * node] += x
            self.lazy[2 * node] += x
            self.best[2 * node + 1] += x
            self.lazy[2 * node + 1] += x
            self.lazy[node] = 0

    def update(self, node, lo, hi, l, r, x):
        if r < lo or hi < l:
            return
        if l <= lo and hi <= r:
            self.best[node] += x
            self.lazy[node] += x
            return
        self.push(node)
        mid = (lo + hi) // 2
        self.update(2 * node, lo, mid, l, r, x)
        self.update(2 * node + 1, mid + 1, hi, l, r, x)
        self.best[node] = max(self.best[2 * node], self.best[2 * node + 1])

    def query(self, node, lo, hi, l, r):
        if r < lo or hi < l:
            return -10**18
        if l <= lo and hi <= r:
            return self.best[node]
        self.push(node)
        mid = (lo + hi) // 2
        return max(self.query(2 * node, lo, mid, l, r), self.query(2 * node + 1, mid + 1, hi, l, r))


def main():
    n, q = map(int, input().split())
    tree = LazyTree(list(map(int, input().split())))
    for _ in range(q):
        op = list(map(int, input().split()))
        if op[0] == 1:
            tree.update(1, 0, n - 1, op[1] - 1, op[2] - 1, op[3])
        else:
            print(tree.query(1, 0, n - 1, op[1] - 1, op[2] - 1))


main()
