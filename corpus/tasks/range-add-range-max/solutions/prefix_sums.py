n, q = map(int, input().split())
a = list(map(int, input().split()))
prefix = [0] * (n + 1)
for i in range(n):
    prefix[i + 1] = prefix[i] + a[i]
shift = 0
for _ in range(q):
    t, *args = map(int, input().split())
    if t == 1:
        l, r, x = args
        shift += x
    else:
        l, r = args
        total = prefix[r] - prefix[l - 1]
        print(total // (r - l + 1) + shift)
