# time: n k
# space: n + k
# why: one flag for each sum up to k
n, k = map(int, input().split())
a = list(map(int, input().split()))
can = [False] * (k + 1)
can[0] = True
for i in range(n):
    for s in range(k, a[i] - 1, -1):
        if can[s - a[i]]:
            can[s] = True
print(sum(can))
