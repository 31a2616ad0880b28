from bisect import bisect_right
n = int(input())
row = []
total = 0
for x in map(int, input().split()):
    at = bisect_right(row, x)
    total += len(row) - at
    row.insert(at, x)
print(total)
