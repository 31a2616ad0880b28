# time: n^2
# space: n^2
# why: the first pivot may be the smallest each time; the lists of all levels live at once
import sys

sys.setrecursionlimit(10**6)


def qs(a):
    if len(a) <= 1:
        return a
    p = a[0]
    low = [x for x in a[1:] if x < p]
    high = [x for x in a[1:] if x >= p]
    return qs(low) + [p] + qs(high)


n = int(input())
a = list(map(int, input().split()))
print(qs(a))
