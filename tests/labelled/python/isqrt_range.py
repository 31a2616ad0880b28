# time: sqrt n
# space: 1
# why: the range ends at the integer root
from math import isqrt

n = int(input())
total = 0
for i in range(1, isqrt(n) + 1):
    if n % i == 0:
        total += i
        if i != n // i:
            total += n // i
print(total)
