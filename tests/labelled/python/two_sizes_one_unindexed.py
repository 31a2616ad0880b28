# time: n + k
# space: n
# why: the first loop runs k times whatever n is
n, k = map(int, input().split())
a = list(map(int, input().split()))
s = 0
for i in range(k):
    s = (s * 31 + i) % 1000003
for i in range(n):
    s += a[i]
print(s)
