# growth: n^2
# class: n^2
# largest: 100000
# misses: n sqrt n
n = int(input())
values = [i * 7919 % 10007 for i in range(n)]
found = 0
for i in range(n):
    for j in range(i):
        if values[j] > values[i]:
            found += 1
print(found)
