n, W = map(int, input().split())
items = []
for _ in range(n):
    w, v = map(int, input().split())
    items.append((w, v))
items.sort(key=lambda item: item[1] / item[0], reverse=True)
total = 0
for w, v in items:
    if w <= W:
        W -= w
        total += v
print(total)
