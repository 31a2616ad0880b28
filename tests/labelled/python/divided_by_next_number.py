# time: n
# space: n
# why: the divisors are read one after another, and may all be 1
n = int(input())
a = list(map(int, input().split()))
x = n
i = 0
while x > 1:
    x //= a[i]
    i += 1
print(i)
