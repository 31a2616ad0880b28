# time: n log n
# space: n
# why: n sift-downs of depth log n
def sift(a, i, size):
    while 2 * i + 1 < size:
        c = 2 * i + 1
        if c + 1 < size and a[c + 1] > a[c]:
            c += 1
        if a[i] >= a[c]:
            break
        a[i], a[c] = a[c], a[i]
        i = c


n = int(input())
a = list(map(int, input().split()))
for i in range(n // 2 - 1, -1, -1):
    sift(a, i, n)
for size in range(n - 1, 0, -1):
    a[0], a[size] = a[size], a[0]
    sift(a, 0, size)
print(*a)
