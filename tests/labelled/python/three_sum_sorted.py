# time: n^2
# space: n
# why: two approaching indices for each first element
n = int(input())
a = sorted(int(x) for x in input().split())
found = 0
for i in range(n - 2):
    lo, hi = i + 1, n - 1
    while lo < hi:
        s = a[i] + a[lo] + a[hi]
        if s < 0:
            lo += 1
        elif s > 0:
            hi -= 1
        else:
            found += 1
            lo += 1
            hi -= 1
print(found)
