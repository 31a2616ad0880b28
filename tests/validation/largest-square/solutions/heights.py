r, c = map(int, input().split())
height = [0] * c
best = 0
for _ in range(r):
    line = input().split()
    for j in range(c):
        height[j] = height[j] + 1 if line[j] == "1" else 0
    stack = []
    for j in range(c + 1):
        h = height[j] if j < c else 0
        start = j
        while stack and stack[-1][1] >= h:
            start, tall = stack.pop()
            best = max(best, min(tall, j - start))
        stack.append((start, h))
print(best)
