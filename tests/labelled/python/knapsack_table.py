# time: n W
# space: W
# why: one row, items times capacity
n, W = map(int, input().split())
best = [0] * (W + 1)
for _ in range(n):
    weight, value = map(int, input().split())
    for room in range(W, weight - 1, -1):
        if best[room - weight] + value > best[room]:
            best[room] = best[room - weight] + value
print(best[W])
