# time: n^2
# space: n
# why: np.append copies the array in each round
import numpy as np

n = int(input())
a = np.array([], dtype=np.int64)
for i in range(n):
    a = np.append(a, i * 3 % 7)
print(int(a.max()))
