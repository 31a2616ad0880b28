# time: n + q log n
# space: n + q
# why: linear build, each update and query climbs the levels of the tree
import sys


class SegTree:
    def __init__(self, arr):
        self.n = len(arr)
        self.t = [0] * self.n + arr[:]
        for i in range(self.n - 1, 0, -1):
            self.t[i] = min(self.t[2 * i], self.t[2 * i + 1])

    def update(self, p, v):
        p += self.n
        self.t[p] = v
        p >>= 1
        while p:
            self.t[p] = min(self.t[p << 1], self.t[p << 1 | 1])
            p >>= 1

    def query(self, l, r):
        res = 1 << 62
        l += self.n
        r += self.n
        while l < r:
            if l & 1:
                res = min(res, self.t[l])
                l += 1
            if r & 1:
                r -= 1
                res = min(res, self.t[r])
            l >>= 1
            r >>= 1
        return res


def main():
    inp = sys.stdin.readline
    n, q = map(int, inp().split())
    st = SegTree(list(map(int, inp().split())))
    out = []
    for _ in range(q):
        typ, a, b = map(int, inp().split())
        if typ == 1:
            st.update(a - 1, b)
        else:
            out.append(st.query(a - 1, b))
    print('\n'.join(map(str, out)))


main()
