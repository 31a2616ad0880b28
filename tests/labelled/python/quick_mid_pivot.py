# time: n^2
# space: n^2
# why: a fixed middle pivot may be the extreme each time; the lists of all n open calls are alive
def qsort(a):
    if len(a) < 2:
        return a
    pivot = a[len(a) // 2]
    small = [x for x in a if x < pivot]
    same = [x for x in a if x == pivot]
    big = [x for x in a if x > pivot]
    return qsort(small) + same + qsort(big)


n, k = map(int, input().split())
arr = list(map(int, input().split()))
b = qsort(arr)
print(*b)
print(b[k - 1])
gap = 0
for i in range(1, n):
    d = b[i] - b[i - 1]
    if d > gap:
        gap = d
print(gap)
