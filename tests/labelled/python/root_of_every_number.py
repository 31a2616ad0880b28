# time: n sqrt n
# space: 1
# why: the sum of the roots of 1..n
n = int(input())
primes = 0
for x in range(2, n + 1):
    d = 2
    ok = True
    while d * d <= x:
        if x % d == 0:
            ok = False
            break
        d += 1
    primes += ok
print(primes)
