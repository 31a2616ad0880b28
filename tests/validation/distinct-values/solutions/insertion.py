n = int(input())
row = []
for x in map(int, input().split()):
    i = len(row)
    while i > 0 and row[i - 1] > x:
        i -= 1
    if i == 0 or row[i - 1] != x:
        row.insert(i, x)
print(len(row))
