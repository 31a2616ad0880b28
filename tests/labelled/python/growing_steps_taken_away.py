# time: sqrt n
# space: 1
# why: 1 + 2 + … uses n up after about sqrt(2 n) steps
n = int(input())
row = 1
while n >= row:
    n -= row
    row += 1
print(row)
