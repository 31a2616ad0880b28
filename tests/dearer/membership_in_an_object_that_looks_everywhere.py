# class: n^2
# why: membership in an object that looks everywhere
class Bag:
    def __init__(self, items):
        self.items = items
    def __contains__(self, x):
        return any(x == y for y in self.items)
n = int(input())
bag = Bag(list(map(int, input().split())))
hits = 0
for i in range(n):
    if i in bag:
        hits += 1
print(hits)
