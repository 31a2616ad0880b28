# time: n log n
# space: n
# why: T(n) = 2 T(n/2) + n with slices; live slices form a geometric sum
import sys


def sort_count(a):
    n = len(a)
    if n <= 1:
        return a, 0
    mid = n // 2
    left, x = sort_count(a[:mid])
    right, y = sort_count(a[mid:])
    merged = []
    i = j = 0
    inv = x + y
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            inv += len(left) - i
            j += 1
    merged += left[i:]
    merged += right[j:]
    return merged, inv


t = int(sys.stdin.readline())
for _ in range(t):
    n = int(sys.stdin.readline())
    arr = list(map(int, sys.stdin.readline().split()))
    print(sort_count(arr)[1])
