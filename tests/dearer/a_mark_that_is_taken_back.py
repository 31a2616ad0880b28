# class: n!
# why: a mark that is taken back
n = int(input())
seen = [False] * n
def walk(u):
    seen[u] = True
    for v in range(n):
        if not seen[v]:
            walk(v)
    seen[u] = False
walk(0)
