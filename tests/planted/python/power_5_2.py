# growth: n^2 sqrt n
# class: n^k
# largest: 10000
# misses: n^2
n = int(input())
width = int(n ** 0.5)
total = 0
for i in range(n):
    for j in range(n):
        for k in range(width):
            total += i ^ j ^ k
print(total)
