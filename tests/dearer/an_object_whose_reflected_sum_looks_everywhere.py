# class: n^2
# why: an object whose reflected sum looks everywhere
class Bag:
    def __init__(self, items):
        self.items = items
    def __radd__(self, x):
        return x + sum(self.items)
n = int(input())
bag = Bag(list(map(int, input().split())))
seen = {0: 1}
t = 0
for i in range(n):
    t += i + bag
print(t)
