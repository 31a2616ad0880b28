# time: n log n + m log m
# space: n + m
# why: both arrays are sorted in each test, their totals are n and m
t = int(input())
for _ in range(t):
    n, m = map(int, input().split())
    a = sorted(map(int, input().split()))
    b = sorted(map(int, input().split()))
    i = j = 0
    common = 0
    while i < n and j < m:
        if a[i] == b[j]:
            common += 1
            i += 1
            j += 1
        elif a[i] < b[j]:
            i += 1
        else:
            j += 1
    print(common)
