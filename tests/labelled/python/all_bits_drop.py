# time: n log n
# space: 1
# why: log i digits for each i
n = int(input())
total = 0
for i in range(1, n + 1):
    x = i
    while x > 0:
        x //= 2
        total += 1
print(total)
