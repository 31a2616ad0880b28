# time: n
# space: n
# why: one exclusive or for each number
from functools import reduce
from operator import xor

n = int(input())
a = list(map(int, input().split()))
print(reduce(xor, a))
