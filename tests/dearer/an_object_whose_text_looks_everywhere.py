# class: n^2
# why: an object whose text looks everywhere
class Bag:
    def __init__(self, items):
        self.items = items
    def __str__(self):
        return ''.join(map(str, self.items))
n = int(input())
bag = Bag(list(map(int, input().split())))
seen = {0: 1}
t = 0
for i in range(n):
    t += len(f'{bag}')
print(t)
