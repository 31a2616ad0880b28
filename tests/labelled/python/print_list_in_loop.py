# time: n^2
# space: n
# why: the whole list is written in each round
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    a[i] += 1
    print(*a)
