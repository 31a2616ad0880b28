# time: n
# space: n
# why: which branch is taken depends on the data, which may never halve
import sys

sys.setrecursionlimit(10**6)


def steps(k):
    if k == 0:
        return 0
    if a[k - 1] == 1:
        return 1 + steps(k - 1)
    return 1 + steps(k // 2)


n = int(input())
a = list(map(int, input().split()))
print(steps(n))
