# time: n (m + t)
# space: n + m + t
# why: a shift gives up to t + m bits, the mask cuts them to t
n, t = map(int, input().split())
a = list(map(int, input().split()))
bits = 1
limit = (1 << (t + 1)) - 1
for x in a:
    bits = (bits | (bits << x)) & limit
print((bits >> t) & 1)
