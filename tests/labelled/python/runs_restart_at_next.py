# time: n^2
# space: n
# why: the next start is i + 1, so an equal array is scanned from everywhere
n = int(input())
a = list(map(int, input().split()))
i = 0
best = 0
while i < n:
    j = i
    while j < n and a[j] == a[i]:
        j += 1
    best = max(best, j - i)
    i += 1
print(best)
