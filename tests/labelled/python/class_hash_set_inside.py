# time: n
# space: n
# why: the method searches a set attribute
class Bag:
    def __init__(self):
        self.items = set()

    def add(self, x):
        if x in self.items:
            return False
        self.items.add(x)
        return True


n = int(input())
bag = Bag()
new = 0
for x in map(int, input().split()):
    new += bag.add(x)
print(new)
