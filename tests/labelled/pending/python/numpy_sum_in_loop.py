# time: n^2
# space: n
# why: each call adds up n numbers
import numpy as np

n = int(input())
a = np.zeros(n, dtype=np.int64)
total = 0
for i in range(n):
    a[i] = i * 3 % 7
    total += int(a.sum())
print(total)
