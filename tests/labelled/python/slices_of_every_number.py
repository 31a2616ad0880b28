# time: n log n
# space: n
# why: the multiples of every number are set, not of primes only
n = int(input())
marks = [True] * (n + 1)
for i in range(2, n + 1):
    marks[i::i] = [False] * len(range(i, n + 1, i))
print(sum(marks))
