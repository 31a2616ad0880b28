# class: n^2
# why: an in-place operator that copies
class Bag:
    def __init__(self):
        self.items = []
    def __iadd__(self, x):
        self.items = self.items + [x]
        return self
n = int(input())
bag = Bag()
for i in range(n):
    bag += i
