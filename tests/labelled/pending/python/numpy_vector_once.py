# time: n
# space: n
# why: whole-array operations, each linear
import numpy as np

n = int(input())
a = np.arange(n) * 3 % 7
b = np.cumsum(a)
print(int(b.max() - b.min()))
