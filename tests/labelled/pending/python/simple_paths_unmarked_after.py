# time: n!
# space: n^2
# why: the mark is taken back after the call, so all simple paths are walked
def walk(u):
    global count
    if u == n - 1:
        count += 1
        return
    seen[u] = True
    for v in range(n):
        if g[u][v] and not seen[v]:
            walk(v)
    seen[u] = False


n = int(input())
g = [list(map(int, input().split())) for _ in range(n)]
seen = [False] * n
count = 0
walk(0)
print(count)
