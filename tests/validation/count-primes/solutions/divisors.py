n = int(input())
count = 0
for x in range(2, n + 1):
    if all(x % d for d in range(2, x)):
        count += 1
print(count)
