# time: n^2
# space: 1
# why: 1 + 4 + 16 + ... + n^2
n = int(input())
total = 0
i = 1
while i <= n:
    for j in range(i):
        for k in range(i):
            total += j ^ k
    i *= 2
print(total)
