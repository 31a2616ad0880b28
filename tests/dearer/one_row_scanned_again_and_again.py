# class: n^2
# why: one row scanned again and again
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
total = 0
for i in range(n):
    for v in adj[0]:
        total += v
print(total)
