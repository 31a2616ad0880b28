# time: n log log n + q log n
# space: n
# why: a sieve of smallest factors, each query divides at most log n times
n, q = map(int, input().split())
low = list(range(n + 1))
p = 2
while p * p <= n:
    if low[p] == p:
        for j in range(p * p, n + 1, p):
            if low[j] == j:
                low[j] = p
    p += 1
for _ in range(q):
    x = int(input())
    parts = 0
    while x > 1:
        x //= low[x]
        parts += 1
    print(parts)
