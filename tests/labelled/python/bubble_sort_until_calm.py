# time: n^2
# space: n
# why: each pass brings one more element to its place
n = int(input())
a = list(map(int, input().split()))
swapped = True
while swapped:
    swapped = False
    for i in range(n - 1):
        if a[i] > a[i + 1]:
            a[i], a[i + 1] = a[i + 1], a[i]
            swapped = True
print(*a)
