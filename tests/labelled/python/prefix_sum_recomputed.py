# time: n^2
# space: n
# why: each prefix is sliced and summed anew
n = int(input())
a = list(map(int, input().split()))
best = 10**18
for i in range(1, n):
    best = min(best, abs(sum(a[:i]) - sum(a[i:])))
print(best)
