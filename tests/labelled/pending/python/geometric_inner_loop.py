# time: n
# space: 1
# why: 1 + 2 + 4 + ... + n adds up to 2n
n = int(input())
total = 0
i = 1
while i <= n:
    for j in range(i):
        total += j & 1
    i *= 2
print(total)
