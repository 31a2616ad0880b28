# time: n^2
# space: n
# why: each + copies the list that has been built so far
from functools import reduce

n = int(input())
rows = [[i, i + 1] for i in range(n)]
flat = reduce(lambda x, y: x + y, rows)
print(len(flat))
