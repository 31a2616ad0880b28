# time: t * sqrt v
# space: 1
# why: each of t tests does trial division up to the root of its value
def divisors(x):
    cnt = 1
    p = 2
    while p * p <= x:
        e = 0
        while x % p == 0:
            x //= p
            e += 1
        cnt *= e + 1
        p += 1
    if x > 1:
        cnt *= 2
    return cnt


def solve():
    x = int(input())
    d = divisors(x)
    if d % 2:
        print("SQUARE", d)
    else:
        print("NORMAL", d)


T = int(input())
while T:
    solve()
    T -= 1
