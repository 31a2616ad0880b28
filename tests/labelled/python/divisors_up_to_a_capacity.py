# time: N log N + q
# space: N
# why: the multiples of every number up to the constant
N = 1000005
count = [0] * N
for i in range(1, N):
    for j in range(i, N, i):
        count[j] += 1
q = int(input())
for _ in range(q):
    print(count[int(input())])
