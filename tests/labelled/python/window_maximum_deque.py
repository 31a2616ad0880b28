# time: n
# space: n
# why: each index enters and leaves the deque once
from collections import deque

n, k = map(int, input().split())
a = list(map(int, input().split()))
window = deque()
out = []
for i in range(n):
    while window and a[window[-1]] <= a[i]:
        window.pop()
    window.append(i)
    if window[0] <= i - k:
        window.popleft()
    if i >= k - 1:
        out.append(a[window[0]])
print(*out)
