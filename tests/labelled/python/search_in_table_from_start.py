# time: n^2
# space: n
# why: the place is set back in every round; what is there says nothing of the rounds
n = int(input())
a = list(map(int, input().split()))
b = list(map(int, input().split()))
total = 0
for i in range(n):
    j = 0
    while a[j] < b[i]:
        j += 1
    total += j
print(total)
