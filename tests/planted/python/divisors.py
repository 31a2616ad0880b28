# growth: sqrt n
# class: sqrt n
# largest: 10000000000000
# misses: log n
n = int(input())
found = 0
i = 1
while i * i <= n:
    if n % i == 0:
        found += 1
    i += 1
print(found)
