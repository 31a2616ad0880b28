# time: n^2 log n
# space: n
# why: the list is sorted again after each change
n = int(input())
a = list(map(int, input().split()))
for _ in range(n):
    a = sorted(a)
    a[0] = a[0] + a[-1] + 1
print(max(a))
