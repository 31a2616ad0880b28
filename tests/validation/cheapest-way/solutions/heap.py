import sys
from heapq import heappush, heappop

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    near = [[] for _ in range(n + 1)]
    for i in range(2, 2 + 3 * m, 3):
        u, v, w = data[i], data[i + 1], data[i + 2]
        near[u].append((v, w))
        near[v].append((u, w))
    best = [float("inf")] * (n + 1)
    best[1] = 0
    heap = [(0, 1)]
    while heap:
        d, u = heappop(heap)
        if d > best[u]:
            continue
        for v, w in near[u]:
            if d + w < best[v]:
                best[v] = d + w
                heappush(heap, (d + w, v))
    print(best[n] if best[n] < float("inf") else -1)

main()
