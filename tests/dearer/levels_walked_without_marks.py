# class: 2^n
# why: without marks a level may hold every walk of its length
n, m = map(int, input().split())
adj = [[] for _ in range(n)]
for _ in range(m):
    u, v = map(int, input().split())
    adj[u].append(v)
level = [0]
d = 0
while level and d < n:
    d += 1
    nxt = []
    for u in level:
        for v in adj[u]:
            nxt.append(v)
    level = nxt
print(d)
