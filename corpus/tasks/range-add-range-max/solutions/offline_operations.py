import sys


def main():
    data = sys.stdin.buffer.read().split()
    n, q = int(data[0]), int(data[1])
    a = [int(v) for v in data[2:2 + n]]
    pos = 2 + n
    ops = []
    for _ in range(q):
        if data[pos] == b"1":
            ops.append((1, int(data[pos + 1]) - 1, int(data[pos + 2]) - 1, int(data[pos + 3])))
            pos += 4
        else:
            ops.append((2, int(data[pos + 1]) - 1, int(data[pos + 2]) - 1, 0))
            pos += 3

    mx = [0] * (4 * n)
    lz = [0] * (4 * n)

    def build(v, tl, tr):
        if tl == tr:
            mx[v] = a[tl]
            return
        tm = (tl + tr) // 2
        build(v * 2, tl, tm)
        build(v * 2 + 1, tm + 1, tr)
        mx[v] = max(mx[v * 2], mx[v * 2 + 1])

    def push(v):
        x = lz[v]
        if x:
            mx[v * 2] += x
            lz[v * 2] += x
            mx[v * 2 + 1] += x
            lz[v * 2 + 1] += x
            lz[v] = 0

    def update(v, tl, tr, l, r, x):
        if l > tr or r < tl:
            return
        if l <= tl and tr <= r:
            mx[v] += x
            lz[v] += x
            return
        push(v)
        tm = (tl + tr) // 2
        update(v * 2, tl, tm, l, r, x)
        update(v * 2 + 1, tm + 1, tr, l, r, x)
        mx[v] = max(mx[v * 2], mx[v * 2 + 1])

    def query(v, tl, tr, l, r):
        if l > tr or r < tl:
            return -10 ** 18
        if l <= tl and tr <= r:
            return mx[v]
        push(v)
        tm = (tl + tr) // 2
        return max(query(v * 2, tl, tm, l, r), query(v * 2 + 1, tm + 1, tr, l, r))

    build(1, 0, n - 1)
    answers = []
    for kind, l, r, x in ops:
        if kind == 1:
            update(1, 0, n - 1, l, r, x)
        else:
            answers.append(query(1, 0, n - 1, l, r))
    print("\n".join(map(str, answers)))


main()
