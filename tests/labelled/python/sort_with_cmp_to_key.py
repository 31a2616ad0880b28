# time: n log n
# space: n
# why: the comparison of two short texts is a constant
from functools import cmp_to_key

n = int(input())
a = list(map(int, input().split()))


def compare(x, y):
    return (y % 10) * 10 + x % 10 - (x % 10) * 10 - y % 10


a.sort(key=cmp_to_key(compare))
print(*a)
