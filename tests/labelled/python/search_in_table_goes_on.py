# time: n
# space: n
# why: the place only moves on and stays inside the table
n = int(input())
a = list(map(int, input().split()))
b = list(map(int, input().split()))
total = 0
j = 0
for i in range(n):
    while a[j] < b[i]:
        j += 1
    total += j
print(total)
