# time: k^2 + k n
# space: k
# why: each count is unrolled k times
n, k = map(int, input().split())
count = [0] * k
for i in range(n):
    count[i % k] += 1
out = 0
for v in range(k):
    for w in range(k):
        for _ in range(count[v]):
            out += v
print(out)
