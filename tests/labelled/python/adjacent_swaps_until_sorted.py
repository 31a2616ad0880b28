# time: n^2
# space: n
# why: each pass costs n and in the worst case n passes are needed (bubble sort)
n = int(input())
a = list(map(int, input().split()))
swaps = 0
for done in range(n):
    moved = False
    for i in range(n - 1 - done):
        if a[i] > a[i + 1]:
            a[i], a[i + 1] = a[i + 1], a[i]
            swaps += 1
            moved = True
    if not moved:
        break
print(swaps)
