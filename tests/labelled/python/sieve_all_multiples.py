# time: n log n
# space: n
# why: multiples of every number: the harmonic sum
n = int(input())
count = [0] * (n + 1)
for i in range(1, n + 1):
    for j in range(i, n + 1, i):
        count[j] += 1
print(max(count))
