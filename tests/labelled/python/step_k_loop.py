# time: n/k + 1
# space: 1
# why: the index moves by k
n, k = map(int, input().split())
total = 0
for i in range(0, n, k):
    total += i % 7
print(total)
