# time: n
# space: n
# why: two loops one after the other add up
n = int(input())
a = list(map(int, input().split()))
s = 0
for i in range(n):
    s += a[i]
for i in range(n):
    s -= a[i] // 2
print(s)
