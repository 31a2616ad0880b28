def main():
    n, m = map(int, input().split())
    near = [[] for _ in range(n + 1)]
    for _ in range(m):
        u, v, w = map(int, input().split())
        near[u].append((v, w))
        near[v].append((u, w))
    far = 10**15
    best = [far] * (n + 1)
    best[1] = 0
    done = [False] * (n + 1)
    for _ in range(n):
        u = 0
        for x in range(1, n + 1):
            if not done[x] and (u == 0 or best[x] < best[u]):
                u = x
        done[u] = True
        for v, w in near[u]:
            best[v] = min(best[v], best[u] + w)
    print(best[n] if best[n] < far else -1)
main()
