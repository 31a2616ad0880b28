n, q = map(int, input().split())
a = [0] * (n + 2)
for _ in range(q):
    l, r, v = map(int, input().split())
    a[l] += v
    a[r + 1] -= v
out, run = [], 0
for i in range(1, n + 1):
    run += a[i]
    out.append(run)
print(*out)
