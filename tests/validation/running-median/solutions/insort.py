from bisect import insort
n = int(input())
row = []
total = 0
for i, x in enumerate(map(int, input().split())):
    insort(row, x)
    total += row[i // 2]
print(total)
