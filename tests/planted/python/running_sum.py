# growth: n
# class: n
# largest: 100000000
# misses: sqrt n
n = int(input())
total = 0
for i in range(n):
    total += i & 5
print(total)
