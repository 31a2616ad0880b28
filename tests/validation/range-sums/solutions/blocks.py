import sys

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    a = data[2:2 + n]
    size = max(1, int(n ** 0.5))
    block = [sum(a[i:i + size]) for i in range(0, n, size)]
    out = []
    for k in range(2 + n, 2 + n + 2 * q, 2):
        l, r = data[k] - 1, data[k + 1]
        first, last = -(-l // size), r // size
        if first >= last:
            out.append(sum(a[l:r]))
        else:
            out.append(sum(a[l:first * size]) + sum(block[first:last]) + sum(a[last * size:r]))
    print("\n".join(map(str, out)))

main()
