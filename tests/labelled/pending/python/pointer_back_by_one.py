# time: n^2
# space: n
# why: gnome sort steps back once for each inversion
n = int(input())
a = list(map(int, input().split()))
i = 0
while i < n:
    if i == 0 or a[i - 1] <= a[i]:
        i += 1
    else:
        a[i - 1], a[i] = a[i], a[i - 1]
        i -= 1
print(*a)
