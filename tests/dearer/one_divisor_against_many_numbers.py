# class: n^2
# why: one divisor against many numbers
from math import gcd
n = int(input())
a = list(map(int, input().split()))
g = 0
for i in range(n):
    g = gcd(g, sum(a[:i]))
print(g)
