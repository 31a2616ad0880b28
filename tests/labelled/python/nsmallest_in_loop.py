# time: n^2
# space: n
# why: the sum over a slice of up to n elements in each of n rounds
n, k = map(int, input().split())
a = list(map(int, input().split()))
best = 0
for i in range(n):
    best = max(best, sum(a[i:]))
print(best + k)
