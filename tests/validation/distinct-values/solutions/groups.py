import sys
from itertools import groupby
data = sys.stdin.buffer.read().split()
values = list(map(int, data[1:]))
values.sort()
print(sum(1 for _ in groupby(values)))
