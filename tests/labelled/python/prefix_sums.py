# time: n + q
# space: n + q
# why: constant time a query
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n, q = data[0], data[1]
prefix = [0] * (n + 1)
for i in range(n):
    prefix[i + 1] = prefix[i] + data[2 + i]
pos = 2 + n
out = []
for _ in range(q):
    l, r = data[pos], data[pos + 1]
    pos += 2
    out.append(prefix[r] - prefix[l - 1])
print("\n".join(map(str, out)))
