# time: n + q log n
# space: n
# why: building is linear, each update and query splits its range into log n nodes
import sys


class LazyMax:
    """Range add, range maximum."""

    def __init__(self, values):
        self.n = len(values)
        self.best = [0] * (4 * self.n)
        self.extra = [0] * (4 * self.n)
        self._build(1, 0, self.n - 1, values)

    def _build(self, node, lo, hi, values):
        if lo == hi:
            self.best[node] = values[lo]
            return
        mid = (lo + hi) // 2
        self._build(2 * node, lo, mid, values)
        self._build(2 * node + 1, mid + 1, hi, values)
        self._pull(node)

    def _pull(self, node):
        left = self.best[2 * node]
        right = self.best[2 * node + 1]
        self.best[node] = left if left > right else right

    def _push(self, node):
        x = self.extra[node]
        if x == 0:
            return
        for child in (2 * node, 2 * node + 1):
            self.best[child] += x
            self.extra[child] += x
        self.extra[node] = 0

    def add(self, a, b, x):
        self._add(1, 0, self.n - 1, a, b, x)

    def _add(self, node, lo, hi, a, b, x):
        if b < lo or hi < a:
            return
        if a <= lo and hi <= b:
            self.best[node] += x
            self.extra[node] += x
            return
        self._push(node)
        mid = (lo + hi) // 2
        self._add(2 * node, lo, mid, a, b, x)
        self._add(2 * node + 1, mid + 1, hi, a, b, x)
        self._pull(node)

    def maximum(self, a, b):
        return self._maximum(1, 0, self.n - 1, a, b)

    def _maximum(self, node, lo, hi, a, b):
        if b < lo or hi < a:
            return -(10**18)
        if a <= lo and hi <= b:
            return self.best[node]
        self._push(node)
        mid = (lo + hi) // 2
        left = self._maximum(2 * node, lo, mid, a, b)
        right = self._maximum(2 * node + 1, mid + 1, hi, a, b)
        return left if left > right else right


def main():
    input = sys.stdin.readline
    n, q = map(int, input().split())
    line = input().split()
    values = [int(line[i]) for i in range(n)]
    tree = LazyMax(values)
    for _ in range(q):
        request = list(map(int, input().split()))
        if request[0] == 1:
            l, r, x = request[1:]
            tree.add(l - 1, r - 1, x)
        else:
            l, r = request[1:]
            print(tree.maximum(l - 1, r - 1))


if __name__ == "__main__":
    main()
