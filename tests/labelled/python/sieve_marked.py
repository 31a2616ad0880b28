# time: n log log n
# space: n
# why: multiples of primes only, n / p over the primes
n = int(input())
prime = [True] * (n + 1)
for i in range(2, n + 1):
    if prime[i]:
        for j in range(i * i, n + 1, i):
            prime[j] = False
print(sum(prime) - 2)
