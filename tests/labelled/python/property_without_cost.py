# time: n
# space: 1
# why: the balance is kept up to date
import sys


class Account:
    def __init__(self):
        self._balance = 0

    @property
    def balance(self):
        return self._balance

    def move(self, x):
        self._balance += x


n = int(sys.stdin.readline())
acc = Account()
low = 0
for i in range(n):
    acc.move((i * 37) % 11 - 5)
    low = min(low, acc.balance)
print(low)
