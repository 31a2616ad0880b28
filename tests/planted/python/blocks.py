# growth: n sqrt n
# class: n sqrt n
# largest: 1000000
# misses: n log n
n = int(input())
width = int(n ** 0.5)
total = 0
for i in range(n):
    for j in range(width):
        total += i ^ j
print(total)
