# time: n log v
# space: n
# why: binary search over the value range of the answer with a linear predicate per step; tests summed
import sys

data = sys.stdin.buffer.read().split()
ptr = 0


def nxt():
    global ptr
    ptr += 1
    return int(data[ptr - 1])


def ok(a, size, k):
    pieces = 0
    for x in a:
        pieces += x // size
        if pieces >= k:
            return True
    return False


t = nxt()
ans = []
for _ in range(t):
    n = nxt()
    k = nxt()
    a = [nxt() for _ in range(n)]
    lo = 0
    hi = max(a) + 1
    while hi - lo > 1:
        mid = (lo + hi) >> 1
        if ok(a, mid, k):
            lo = mid
        else:
            hi = mid
    ans.append(lo)
sys.stdout.write("\n".join(map(str, ans)) + "\n")
