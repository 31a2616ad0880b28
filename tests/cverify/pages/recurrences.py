from functools import lru_cache


def score(l, r):
    if r - l < 2:
        return 0
    m = (l + r) // 2
    middle = sorted(values[l:r])[m - l]
    return score(l, m) + score(m, r) + middle


def rescan(l, r):
    if r - l < 2:
        return sum(values)
    return rescan((l + r) // 2, r) + sum(values)


def fib(k):
    return k if k < 2 else fib(k - 1) + fib(k - 2)


def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)


@lru_cache(maxsize=None)
def ways(i, j):
    if i == 0 or j == 0:
        return 1
    return ways(i - 1, j) + ways(i, j - 1)


def orders(k):
    if k == n:
        return 1
    found = 0
    for i in range(n):
        if used[i]:
            continue
        used[i] = True
        found += orders(k + 1)
        used[i] = False
    return found


n = int(input())
values = list(map(int, input().split()))
used = [False] * n
print(score(0, n), rescan(0, n))
print(fib(n), gcd(n, 7), ways(n, n) % 1000, orders(0))
