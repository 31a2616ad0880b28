# time: sqrt n
# space: 1
# why: n // i takes about 2 sqrt n values and the loop jumps over equal ones
n = int(input())
total = 0
i = 1
while i <= n:
    v = n // i
    j = n // v
    total += v * (j - i + 1)
    i = j + 1
print(total)
