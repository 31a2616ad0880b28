import heapq
import sys
input = sys.stdin.readline
n, m = map(int, input().split())
roads = {x: [] for x in range(1, n + 1)}
for _ in range(m):
    u, v, w = map(int, input().split())
    roads[u].append((w, v))
    roads[v].append((w, u))
done = set()
queue = [(0, 1)]
answer = -1
while queue:
    cost, town = heapq.heappop(queue)
    if town == n:
        answer = cost
        break
    if town in done:
        continue
    done.add(town)
    for price, other in roads[town]:
        if other not in done:
            heapq.heappush(queue, (cost + price, other))
print(answer)
