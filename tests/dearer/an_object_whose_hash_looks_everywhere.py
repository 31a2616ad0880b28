# class: n^2
# why: an object whose hash looks everywhere
class Bag:
    def __init__(self, items):
        self.items = items
    def __hash__(self):
        return sum(self.items)
n = int(input())
bag = Bag(list(map(int, input().split())))
seen = {0: 1}
t = 0
for i in range(n):
    t += seen.get(bag, 0)
print(t)
