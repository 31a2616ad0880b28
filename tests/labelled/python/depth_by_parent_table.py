# time: n
# space: n
# why: parents have smaller numbers, each depth is one step
n = int(input())
p = [0, 0] + list(map(int, input().split()))
depth = [0] * (n + 1)
for v in range(2, n + 1):
    depth[v] = depth[p[v]] + 1
print(max(depth))
