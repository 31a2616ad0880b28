# time: n
# space: n
# why: one number is written in each round
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    a[i] += 1
    print(a[i], end=" ")
print()
