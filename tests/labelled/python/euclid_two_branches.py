# time: log m
# space: 1
# why: Euclid, whichever is larger is reduced
n, m = map(int, input().split())
steps = 0
while n != 0 and m != 0:
    if n > m:
        steps += n // m
        n = n % m
    elif m > n:
        steps += m // n
        m = m % n
    else:
        steps += 1
        break
print(steps)
