# time: n
# space: n
# why: the inner loop stops after at most five rounds
n = int(input())
a = list(map(int, input().split()))
best = 0
for i in range(n):
    taken = 0
    for j in range(i, n):
        taken += 1
        best = max(best, a[i] + a[j])
        if taken == 5:
            break
print(best)
