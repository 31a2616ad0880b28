# time: n
# space: log n
# why: for a prime n the divisor climbs to n itself
n = int(input())
factors = []
p = 2
while n > 1:
    while n % p == 0:
        factors.append(p)
        n //= p
    p += 1
print(*factors)
