# time: n + k
# space: n + k
# why: one counter for each value up to k
n, k = map(int, input().split())
a = list(map(int, input().split()))
count = [0] * (k + 1)
for i in range(n):
    count[a[i]] += 1
out = []
for v in range(k + 1):
    for _ in range(count[v]):
        out.append(v)
print(*out)
