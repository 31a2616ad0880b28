# time: n k
# space: n + k
# why: equal steps are not merged, all may be one
n, k = map(int, input().split())
a = [int(x) for x in input().split()]
covered = [False] * (k + 1)
for i in range(n):
    for j in range(a[i], k + 1, a[i]):
        covered[j] = True
print(sum(covered))
