# time: n log n
# space: 1
# why: for each i the inner index doubles up to n
n = int(input())
total = 0
for i in range(n):
    j = 1
    while j < n:
        j *= 2
        total += 1
print(total)
