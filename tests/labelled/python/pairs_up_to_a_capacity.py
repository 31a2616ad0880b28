# time: N^2 + q
# space: N
# why: every pair below the constant
N = 5005
marks = [0] * N
for i in range(1, N):
    for j in range(i, N):
        marks[j] ^= i
q = int(input())
for _ in range(q):
    print(marks[int(input())])
