# time: n^2
# space: n
# why: the middle of a deque is reached by walking
from collections import deque

n = int(input())
d = deque(range(n))
s = 0
for i in range(n):
    s += d[i]
print(s)
