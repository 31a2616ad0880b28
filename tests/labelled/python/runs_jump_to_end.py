# time: n
# space: n
# why: the next run starts where the inner loop stopped
n = int(input())
a = list(map(int, input().split()))
i = 0
best = 0
while i < n:
    j = i
    while j < n and a[j] == a[i]:
        j += 1
    best = max(best, j - i)
    i = j
print(best)
