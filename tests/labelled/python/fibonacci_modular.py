# time: n
# space: 1
# why: additions of numbers below the modulus
n = int(input())
a, b = 0, 1
for _ in range(n):
    a, b = b, (a + b) % 10
print(a)
