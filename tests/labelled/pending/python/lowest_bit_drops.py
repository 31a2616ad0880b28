# time: n
# space: 1
# why: the number of trailing zeros of 1..n adds up to less than n
n = int(input())
total = 0
for i in range(1, n + 1):
    x = i
    while x % 2 == 0:
        x //= 2
        total += 1
print(total)
