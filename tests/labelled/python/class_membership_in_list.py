# time: n^2
# space: n
# why: the method searches a list attribute
class Bag:
    def __init__(self):
        self.items = []

    def add(self, x):
        if x in self.items:
            return False
        self.items.append(x)
        return True


n = int(input())
bag = Bag()
new = 0
for x in map(int, input().split()):
    new += bag.add(x)
print(new)
