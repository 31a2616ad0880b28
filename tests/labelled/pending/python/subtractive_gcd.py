# time: n + m
# space: 1
# why: with m = 1 the larger number drops by one a round
n, m = map(int, input().split())
while n != m:
    if n > m:
        n -= m
    else:
        m -= n
print(n)
