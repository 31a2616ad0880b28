# time: n^2
# space: n
# why: T(n) = T(n-1) + n
import sys

sys.setrecursionlimit(10**6)


def place(a, k):
    if k == 0:
        return 0
    top = 0
    for i in range(k):
        if a[i] > a[top]:
            top = i
    a[top], a[k - 1] = a[k - 1], a[top]
    return top + place(a, k - 1)


n = int(input())
a = list(map(int, input().split()))
print(place(a, n))
