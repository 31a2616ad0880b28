# time: n min(n, k)
# space: n
# why: each window of k numbers is copied and added
n, k = map(int, input().split())
a = [int(x) for x in input().split()]
best = 0
for i in range(n):
    best = max(best, sum(a[i:i + k]))
print(best)
