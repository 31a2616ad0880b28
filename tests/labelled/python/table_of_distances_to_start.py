# time: n^2
# space: n
# why: an entry is one more than the one before it, not than half of it
n = int(input())
d = [0] * (n + 1)
for i in range(2, n + 1):
    d[i] = d[i - 1] + 1
total = 0
for j in range(n):
    for k in range(d[n]):
        total += k
print(total)
