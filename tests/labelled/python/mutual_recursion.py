# time: n
# space: n
# why: the argument drops by one with each of the two functions
import sys

sys.setrecursionlimit(10**6)


def even(k):
    if k == 0:
        return True
    return odd(k - 1)


def odd(k):
    if k == 0:
        return False
    return even(k - 1)


n = int(input())
print("even" if even(n) else "odd")
