# time: n^2
# space: n
# why: with halving gaps the last passes may still move elements about n/2 places
n = int(input())
a = list(map(int, input().split()))
gap = n // 2
while gap > 0:
    for i in range(gap, n):
        x = a[i]
        j = i
        while j >= gap and a[j - gap] > x:
            a[j] = a[j - gap]
            j -= gap
        a[j] = x
    gap //= 2
print(*a)
