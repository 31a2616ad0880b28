# time: n^2
# space: n
# why: indexing walks a linked chain
class Node:
    def __init__(self, value, rest):
        self.value = value
        self.rest = rest


class Chain:
    def __init__(self):
        self.head = None
        self.size = 0

    def push(self, value):
        self.head = Node(value, self.head)
        self.size += 1

    def __getitem__(self, i):
        node = self.head
        for _ in range(i):
            node = node.rest
        return node.value


n = int(input())
chain = Chain()
for i in range(n):
    chain.push(i)
total = 0
for i in range(n):
    total += chain[i] * i
print(total)
