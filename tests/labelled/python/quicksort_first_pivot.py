# time: n^2
# space: n
# why: on sorted input the first pivot splits off one element
import sys

sys.setrecursionlimit(10**6)


def partition(a, lo, hi):
    pivot = a[lo]
    i = lo
    for j in range(lo + 1, hi + 1):
        if a[j] < pivot:
            i += 1
            a[i], a[j] = a[j], a[i]
    a[lo], a[i] = a[i], a[lo]
    return i


def quicksort(a, lo, hi):
    if lo < hi:
        p = partition(a, lo, hi)
        quicksort(a, lo, p - 1)
        quicksort(a, p + 1, hi)


n = int(input())
a = list(map(int, input().split()))
quicksort(a, 0, n - 1)
print(*a)
