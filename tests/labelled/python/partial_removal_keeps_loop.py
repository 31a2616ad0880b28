# time: n q
# space: n
# why: the list is filtered anew for each query and need not shrink
n, q = map(int, input().split())
a = [int(input_) for input_ in input().split()]
a = [a[i] for i in range(n)]
for x in range(q):
    a = [v for v in a if v != x]
print(len(a))
