# time: n
# space: log n
# why: T(n) = 2 T(n/2) + 1
def count_odd(l, r):
    if r - l == 1:
        return l & 1
    mid = (l + r) // 2
    return count_odd(l, mid) + count_odd(mid, r)


n = int(input())
print(count_odd(0, n))
