# time: n log^2 n
# space: n
# why: T(n) = 2 T(n/2) + n log n
def solve(l, r):
    if r - l <= 1:
        return 0
    mid = (l + r) // 2
    result = solve(l, mid) + solve(mid, r)
    part = sorted(a[l:r])
    return result + part[-1] - part[0]


n = int(input())
a = list(map(int, input().split()))
print(solve(0, n))
