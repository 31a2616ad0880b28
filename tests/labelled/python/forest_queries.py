# time: n m + q
# space: n m + q
# why: two-dimensional prefix sums over the grid, four look-ups a query, answers kept
import sys


def main():
    data = sys.stdin.buffer.read().split()
    pos = 0
    n = int(data[0])
    m = int(data[1])
    q = int(data[2])
    pos = 3
    pre = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(n):
        row = 0
        for j in range(m):
            row += int(data[pos])
            pos += 1
            pre[i + 1][j + 1] = pre[i][j + 1] + row
    out = []
    for _ in range(q):
        y1 = int(data[pos])
        x1 = int(data[pos + 1])
        y2 = int(data[pos + 2])
        x2 = int(data[pos + 3])
        pos += 4
        out.append(pre[y2][x2] - pre[y1 - 1][x2] - pre[y2][x1 - 1] + pre[y1 - 1][x1 - 1])
    sys.stdout.write("\n".join(map(str, out)))


if __name__ == "__main__":
    main()
