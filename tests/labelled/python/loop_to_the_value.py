# time: n
# space: 1
# why: the loop runs up to the value that was read
n = int(input())
total = 0
for i in range(1, n + 1):
    total += i * i % 7
print(total)
