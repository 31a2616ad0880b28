# time: M log log M + q log M
# space: M + q
# why: sieve of smallest prime factors up to the constant M, then each query divides down a value below M
import sys

M = 1000001
spf = list(range(M))
i = 2
while i * i < M:
    if spf[i] == i:
        for j in range(i * i, M, i):
            if spf[j] == j:
                spf[j] = i
    i += 1

q = int(sys.stdin.readline())
out = []
for _ in range(q):
    x = int(sys.stdin.readline())
    divs = 1
    while x > 1:
        p = spf[x]
        e = 0
        while x % p == 0:
            x //= p
            e += 1
        divs *= e + 1
    out.append(divs)
print(*out, sep='\n')
