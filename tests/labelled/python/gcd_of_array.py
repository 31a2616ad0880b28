# time: n
# space: n
# why: the running gcd only shrinks, numbers are words
from math import gcd

n = int(input())
a = list(map(int, input().split()))
g = 0
for x in a:
    g = gcd(g, x)
print(g)
