# time: n^2
# space: n
# why: the property adds up the list each time it is read
class Account:
    def __init__(self):
        self.moves = []

    @property
    def balance(self):
        total = 0
        for m in self.moves:
            total += m
        return total


n = int(input())
acc = Account()
low = 0
for x in map(int, input().split()):
    acc.moves.append(x)
    low = min(low, acc.balance)
print(low)
