# time: n^2
# space: n^2
# why: all tokens of n lines of n numbers, one after another
from itertools import chain

n = int(input())
rows = [[i * j for j in range(n)] for i in range(n)]
total = 0
for x in chain.from_iterable(rows):
    total += x
print(total)
