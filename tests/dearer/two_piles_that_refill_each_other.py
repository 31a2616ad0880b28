# class: n!
# why: two piles that refill each other
n, m = map(int, input().split())
while n > 0 and m > 0:
    if n > m:
        n -= 1
        m += 1
    else:
        n += 1
        m -= 1
