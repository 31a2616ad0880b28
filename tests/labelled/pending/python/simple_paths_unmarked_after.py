# time: n!
# space: n^2
# why: the mark is taken back after the call, so about e (n-1)! simple paths are walked, each scans a row
def walk(u):
    global count
    count += 1
    seen[u] = True
    for v in range(n):
        if g[u][v] and not seen[v]:
            walk(v)
    seen[u] = False


n = int(input())
g = []
for i in range(n):
    row = input().split()
    g.append([int(row[j]) for j in range(n)])
seen = [False] * n
count = 0
walk(0)
print(count)
