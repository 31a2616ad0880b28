from itertools import accumulate
input()
a = list(map(int, input().split()))
print(max(x - low for x, low in zip(a[1:], accumulate(a, min))))
