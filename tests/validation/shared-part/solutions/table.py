import sys

def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, q = data[0], data[1]
    table = [data[2:2 + n]]
    width = 1
    while 2 * width <= n:
        last = table[-1]
        table.append([min(x, y) for x, y in zip(last, last[width:])])
        width *= 2
    out = []
    for i in range(2 + n, 2 + n + 2 * q, 2):
        l, r = data[i] - 1, data[i + 1]
        level = (r - l).bit_length() - 1
        row = table[level]
        out.append(min(row[l], row[r - (1 << level)]))
    print("\n".join(map(str, out)))

main()
