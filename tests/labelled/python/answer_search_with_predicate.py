# time: n log k
# space: n
# why: the answer range of width k halves, each test costs n
n, k = map(int, input().split())
a = list(map(int, input().split()))


def enough(x):
    made = 0
    for v in a:
        made += v // x
    return made >= 1


lo, hi = 1, k
while lo < hi:
    mid = (lo + hi + 1) // 2
    if enough(mid):
        lo = mid
    else:
        hi = mid - 1
print(lo)
