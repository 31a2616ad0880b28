# time: n log n + q
# space: n
# why: the list is sorted once and then indexed
n, q = map(int, input().split())
a = [int(input()) for _ in range(n)]
a.sort()
kth = lambda i: a[i - 1]
for _ in range(q):
    k = int(input())
    print(kth(k) + kth(1))
