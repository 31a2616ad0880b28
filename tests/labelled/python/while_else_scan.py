# time: n q
# space: n
# why: a scan with a break for each query
n, q = map(int, input().split())
a = [int(x) for x in input().split()]
for _ in range(q):
    x = int(input())
    i = 0
    while i < n:
        if a[i] == x:
            print(i)
            break
        i += 1
    else:
        print(-1)
