import sys
def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    size = 1
    while size < n:
        size *= 2
    best = [0] * (2 * size)
    pend = [0] * (2 * size)

    def push(v):
        p = pend[v]
        if p:
            for c in (2 * v, 2 * v + 1):
                best[c] += p
                pend[c] += p
            pend[v] = 0

    def add(v, lo, hi, a, b, x):
        if a >= hi or b <= lo:
            return
        if a <= lo and hi <= b:
            best[v] += x
            pend[v] += x
            return
        push(v)
        mid = (lo + hi) // 2
        add(2 * v, lo, mid, a, b, x)
        add(2 * v + 1, mid, hi, a, b, x)
        best[v] = max(best[2 * v], best[2 * v + 1])

    pos = 2
    for _ in range(q):
        a, b, x = data[pos:pos + 3]
        pos += 3
        add(1, 0, size, a, b, x)
        print(best[1])

main()
