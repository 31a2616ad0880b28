from collections import defaultdict
n = int(input())
change = defaultdict(int)
for _ in range(n):
    l, r = map(int, input().split())
    change[l] += 1
    change[r + 1] -= 1
most = level = 0
for point in sorted(change):
    level += change[point]
    if level > most:
        most = level
print(most)
