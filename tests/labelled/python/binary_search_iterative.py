# time: n + q log n
# space: n
# why: the range halves in every round
n, q = map(int, input().split())
a = list(map(int, input().split()))
for _ in range(q):
    x = int(input())
    lo, hi = 0, n
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    print(lo)
