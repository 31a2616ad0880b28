# time: n^2 + n m
# space: n + m
# why: a search with fresh distances starts from each vertex
from collections import deque


def bfs(s, n, adj):
    dist = [-1] * n
    dist[s] = 0
    queue = deque([s])
    far = 0
    while queue:
        u = queue.popleft()
        far = dist[u]
        for v in adj[u]:
            if dist[v] < 0:
                dist[v] = dist[u] + 1
                queue.append(v)
    return far


def main():
    n, m = map(int, input().split())
    adj = [[] for _ in range(n)]
    for _ in range(m):
        u, v = map(int, input().split())
        adj[u - 1].append(v - 1)
        adj[v - 1].append(u - 1)
    print(max(bfs(s, n, adj) for s in range(n)))


if __name__ == "__main__":
    main()
