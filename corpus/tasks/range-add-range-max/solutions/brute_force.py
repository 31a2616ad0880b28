n, q = map(int, input().split())
a = list(map(int, input().split()))
for _ in range(q):
    op = list(map(int, input().split()))
    l, r = op[1] - 1, op[2]
    if op[0] == 1:
        for i in range(l, r):
            a[i] += op[3]
    else:
        best = a[l]
        for i in range(l, r):
            if a[i] > best:
                best = a[i]
        print(best)
