from bisect import bisect
n = int(input())
row = []
best = 10 ** 10
for x in map(int, input().split()):
    at = bisect(row, x)
    for other in row[max(0, at - 1):at + 1]:
        best = min(best, abs(x - other))
    row.insert(at, x)
print(best if n > 1 else -1)
