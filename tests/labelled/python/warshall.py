# time: n^3 + m + q
# space: n^2
# why: Floyd-Warshall on an adjacency matrix, O(1) a query, edges and queries not stored
import sys
input = sys.stdin.readline
INF = float("inf")


def main():
    n, m, q = map(int, input().split())
    d = [[INF] * n for _ in range(n)]
    for i in range(n):
        d[i][i] = 0
    for _ in range(m):
        u, v, w = map(int, input().split())
        u -= 1; v -= 1
        d[u][v] = min(d[u][v], w)
        d[v][u] = min(d[v][u], w)
    for k in range(n):
        dk = d[k]
        for i in range(n):
            di = d[i]
            dik = di[k]
            if dik == INF:
                continue
            for j in range(n):
                if dik + dk[j] < di[j]:
                    di[j] = dik + dk[j]
    for _ in range(q):
        a, b = map(int, input().split())
        r = d[a - 1][b - 1]
        print(r if r < INF else -1)


main()
