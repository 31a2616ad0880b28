# time: n^2
# space: n
# why: up to n distinct values, each counted by a scan
n = int(input())
a = list(map(int, input().split()))
best = 0
for v in set(a):
    best = max(best, a.count(v))
print(n - best)
