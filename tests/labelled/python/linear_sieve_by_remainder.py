# time: n
# space: n
# why: each composite is struck by its least prime only
n = int(input())
composite = [False] * (n + 1)
primes = []
for i in range(2, n + 1):
    if not composite[i]:
        primes.append(i)
    for p in primes:
        if i * p > n:
            break
        composite[i * p] = True
        if i % p == 0:
            break
print(len(primes))
