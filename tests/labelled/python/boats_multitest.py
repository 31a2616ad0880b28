# time: n log n
# space: n
# why: each test reads its n weights, sorts them, and two indices meet; sums over tests
import sys

input = sys.stdin.readline


def solve():
    n, lim = map(int, input().split())
    w = list(map(int, input().split()))
    w.sort()
    i = 0
    j = n - 1
    boats = 0
    while i <= j:
        if i < j and w[i] + w[j] <= lim:
            i += 1
            j -= 1
        else:
            j -= 1
        boats += 1
    return boats


t = int(input())
for _ in range(t):
    print(solve())
