# time: m log m + n
# space: n + m
# why: lazy-deletion Dijkstra pushes at most once per arc; n tables
import heapq
import sys


def dijkstra(g, s, n):
    dist = [float("inf")] * (n + 1)
    dist[s] = 0
    h = [(0, s)]
    while h:
        d, u = heapq.heappop(h)
        if d > dist[u]:
            continue
        for v, w in g[u]:
            nd = d + w
            if nd < dist[v]:
                dist[v] = nd
                heapq.heappush(h, (nd, v))
    return dist


def main():
    rd = sys.stdin.readline
    n, m = map(int, rd().split())
    g = [[] for _ in range(n + 1)]
    for _ in range(m):
        a, b, c = map(int, rd().split())
        g[a].append((b, c))
        g[b].append((a, c))
    d1 = dijkstra(g, 1, n)
    dn = dijkstra(g, n, n)
    best = d1[n]
    for v in range(1, n + 1):
        if d1[v] + dn[v] == best:
            print(v, end=" ")
    print()


main()
