# time: sqrt n
# space: log n
# why: the divisor stays below the root of what is left, prime factors number log n
n = int(input())
factors = []
p = 2
while p * p <= n:
    while n % p == 0:
        factors.append(p)
        n //= p
    p += 1
if n > 1:
    factors.append(n)
print(*factors)
