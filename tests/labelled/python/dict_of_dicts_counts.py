# time: n
# space: n
# why: two hashed look-ups a line
n = int(input())
count = {}
best = 0
for _ in range(n):
    x, y = map(int, input().split())
    if x not in count:
        count[x] = {}
    count[x][y] = count[x].get(y, 0) + 1
    best = max(best, count[x][y])
print(best)
