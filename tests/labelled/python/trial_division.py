# time: sqrt n
# space: 1
# why: divisors up to the square root
n = int(input())
count = 0
i = 1
while i * i <= n:
    if n % i == 0:
        count += 2
        if i * i == n:
            count -= 1
    i += 1
print(count)
