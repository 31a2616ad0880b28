# time: n^2
# space: n^2
# why: each call copies the tail, all tails live until the recursion unwinds
import sys

sys.setrecursionlimit(10**6)


def total(a):
    if not a:
        return 0
    return a[0] + total(a[1:])


n = int(input())
a = list(map(int, input().split()))
print(total(a))
