# time: n + k log k
# space: n + k
# why: distinct steps v up to k visit k/v multiples each
n, k = map(int, input().split())
present = [False] * (k + 1)
for x in map(int, input().split()):
    present[x] = True
covered = [False] * (k + 1)
for v in range(1, k + 1):
    if present[v]:
        for j in range(v, k + 1, v):
            covered[j] = True
print(sum(covered))
