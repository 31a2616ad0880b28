from bisect import insort
n, k = map(int, input().split())
a = list(map(int, input().split()))
window = []
total = 0
for i, x in enumerate(a):
    insort(window, x)
    if i >= k:
        window.remove(a[i - k])
    if i >= k - 1:
        total += window[0]
print(total)
