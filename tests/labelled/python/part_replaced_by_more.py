# time: n^2
# space: n
# why: each round puts two elements in the place of one, and moves the rest
n = int(input())
a = list(map(int, input().split()))
for i in range(n):
    a[i : i + 1] = [i, i]
print(*a)
