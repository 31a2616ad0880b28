# time: n log log n
# space: n
# why: multiples of primes only, n / p over the primes
n = int(input())
prime = [True] * (n + 1)
i = 2
while i * i <= n:
    if prime[i]:
        for j in range(i * i, n + 1, i):
            prime[j] = False
    i += 1
print(sum(prime) - 2)
