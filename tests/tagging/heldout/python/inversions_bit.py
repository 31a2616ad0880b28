class BinaryIndexedTree:
    """1-indexed."""

    def __init__(self, size):
        self.size = size
        self.tree = [0] * (size + 1)

    def update(self, index, delta):
        while index <= self.size:
            self.tree[index] += delta
            index += index & (-index)

    def query(self, index):
        result = 0
        while index > 0:
            result += self.tree[index]
            index -= index & (-index)
        return result


def count_inversions(arr):
    rank = {v: i + 1 for i, v in enumerate(sorted(set(arr)))}
    bit = BinaryIndexedTree(len(rank))
    inversions = 0
    for i, value in enumerate(reversed(arr)):
        inversions += bit.query(rank[value] - 1)
        bit.update(rank[value], 1)
    return inversions


if __name__ == "__main__":
    print(count_inversions(list(map(int, input().split()))))
