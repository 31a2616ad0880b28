# time: M log log M + q
# space: M + q
# why: sieve of Eratosthenes to the fixed capacity 10^6, then an O(1) test per query
import sys
from math import sqrt

MAXN = 10**6 + 5
prime = [True] * MAXN
prime[0] = prime[1] = False
i = 2
while i * i < MAXN:
    if prime[i]:
        for j in range(i * i, MAXN, i):
            prime[j] = False
    i += 1

n = int(sys.stdin.readline())
xs = list(map(int, sys.stdin.readline().split()))
out = []
for x in xs:
    r = int(sqrt(x))
    while r * r > x:
        r -= 1
    if r * r == x and prime[r]:
        out.append("YES")
    else:
        out.append("NO")
print("\n".join(out))
