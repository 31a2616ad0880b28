# class: n^2
# why: an object whose truth looks everywhere
class Bag:
    def __init__(self, items):
        self.items = items
    def __bool__(self):
        return sum(self.items) > 0
n = int(input())
bag = Bag(list(map(int, input().split())))
seen = {0: 1}
t = 0
for i in range(n):
    t += 1 if bag else 0
print(t)
