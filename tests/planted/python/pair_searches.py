# growth: n^2 log n
# class: n^2 log n
# largest: 100000
# misses: n sqrt n
n = int(input())
values = [3 * i for i in range(n)]
found = 0
for i in range(n):
    for j in range(n):
        wanted, low, high = i + j, 0, n
        while low < high:
            middle = (low + high) // 2
            if values[middle] < wanted:
                low = middle + 1
            else:
                high = middle
        found += low
print(found)
