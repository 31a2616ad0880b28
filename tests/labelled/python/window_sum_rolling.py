# time: n
# space: n
# why: the window is moved by one addition and one subtraction, k is at most n as it indexes a
n, k = map(int, input().split())
a = list(map(int, input().split()))
s = 0
for i in range(k):
    s += a[i]
best = s
for i in range(k, n):
    s += a[i] - a[i - k]
    best = max(best, s)
print(best)
