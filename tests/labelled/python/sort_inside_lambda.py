# time: q n log n
# space: n
# why: the lambda sorts the list each time it is called
n, q = map(int, input().split())
a = [int(input()) for _ in range(n)]
kth = lambda i: sorted(a)[i - 1]
for _ in range(q):
    k = int(input())
    print(kth(k) + kth(1))
