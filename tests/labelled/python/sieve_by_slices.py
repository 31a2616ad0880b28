# time: n log log n
# space: n
# why: the slices of primes add up to n log log n
n = int(input())
prime = [True] * (n + 1)
for i in range(2, int(n ** 0.5) + 1):
    if prime[i]:
        prime[i * i::i] = [False] * len(range(i * i, n + 1, i))
print(sum(prime))
