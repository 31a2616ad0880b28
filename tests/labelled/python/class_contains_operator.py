# time: n^2
# space: n
# why: the operator `in` runs a method that scans
class Bag:
    def __init__(self):
        self.items = []

    def __contains__(self, x):
        for y in self.items:
            if y == x:
                return True
        return False

    def push(self, x):
        self.items.append(x)


n = int(input())
bag = Bag()
new = 0
for x in map(int, input().split()):
    if x not in bag:
        bag.push(x)
        new += 1
print(new)
