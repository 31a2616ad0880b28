# time: 2^n
# space: 2^n
# why: the set of sums can double with each number
n = int(input())
a = list(map(int, input().split()))
sums = {0}
for i in range(n):
    sums |= {s + a[i] for s in sums}
print(len(sums))
