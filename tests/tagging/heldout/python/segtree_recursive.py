class SegmentTree:
    def __init__(self, data, func=max):
        self.n = len(data)
        self.func = func
        self.tree = [0] * (4 * self.n)
        self._build(1, 0, self.n - 1, data)

    def _build(self, node, start, end, data):
        if start == end:
            self.tree[node] = data[start]
            return
        middle = (start + end) // 2
        self._build(2 * node, start, middle, data)
        self._build(2 * node + 1, middle + 1, end, data)
        self.tree[node] = max(self.tree[2 * node], self.tree[2 * node + 1])

    def query(self, left, right, node=1, start=0, end=None):
        if end is None:
            end = self.n - 1
        if right < start or end < left:
            return float("-inf")
        if left <= start and end <= right:
            return self.tree[node]
        middle = (start + end) // 2
        return max(
            self.query(left, right, 2 * node, start, middle),
            self.query(left, right, 2 * node + 1, middle + 1, end),
        )
