# time: n
# space: 1
# why: one end moves by one a round, only the other halves
n, k = map(int, input().split())
lo, hi = 0, n
while lo < hi:
    mid = (lo + hi) // 2
    if mid * mid >= k:
        hi = mid
    else:
        lo += 1
print(lo)
