# time: 2^(n/2) n
# space: 2^(n/2)
# why: the sums of two halves, sorted and searched
from bisect import bisect_right


def sums(values):
    out = [0]
    for v in values:
        out = out + [s + v for s in out]
    return out


n, k = map(int, input().split())
a = list(map(int, input().split()))
left = sums(a[:n // 2])
right = sorted(sums(a[n // 2:]))
best = 0
for s in left:
    i = bisect_right(right, k - s)
    if i:
        best = max(best, s + right[i - 1])
print(best)
