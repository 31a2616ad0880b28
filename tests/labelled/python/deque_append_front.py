# time: n
# space: n
# why: appendleft is constant
from collections import deque

n = int(input())
line = deque()
for i in range(n):
    line.appendleft(i * i % 7)
print(*line)
