# time: n
# space: n
# why: T(n) = T(n-1) + 1
import sys

sys.setrecursionlimit(10**6)


def total(a, i):
    if i == len(a):
        return 0
    return a[i] + total(a, i + 1)


n = int(input())
a = list(map(int, input().split()))
print(total(a, 0))
