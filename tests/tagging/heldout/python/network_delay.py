import heapq
from collections import defaultdict

def network_delay_time(times, n, k):
    graph = defaultdict(list)
    for u, v, w in times:
        graph[u].append((v, w))
    settled = {}
    pq = [(0, k)]
    while pq:
        t, node = heapq.heappop(pq)
        if node in settled:
            continue
        settled[node] = t
        for nei, w in graph[node]:
            if nei not in settled:
                heapq.heappush(pq, (t + w, nei))
    return max(settled.values()) if len(settled) == n else -1
