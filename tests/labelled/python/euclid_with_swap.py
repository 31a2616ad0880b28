# time: log m
# space: 1
# why: Euclid, the larger is reduced by the smaller
n, m = map(int, input().split())
steps = 0
while n > 0 and m > 0:
    if n < m:
        n, m = m, n
    steps += n // m
    n = n % m
print(steps)
