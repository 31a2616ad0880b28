# time: n log n + q
# space: n log n
# why: levels up to the logarithm that a table holds
n = int(input())
a = list(map(int, input().split()))
lg = [0] * (n + 1)
for i in range(2, n + 1):
    lg[i] = lg[i >> 1] + 1
K = lg[n] + 1
t = [a[:]]
for j in range(1, K):
    prev = t[-1]
    half = 1 << (j - 1)
    t.append([min(prev[i], prev[i + half]) for i in range(n - (1 << j) + 1)])
q = int(input())
for _ in range(q):
    l, r = map(int, input().split())
    k = lg[r - l + 1]
    print(min(t[k][l], t[k][r - (1 << k) + 1]))
